interface HighlightedProps {
  readonly text: string;
  /** The part of the text that stands out, written exactly as in it. */
  readonly highlight: string;
  readonly className?: string;
}

/** A text with one part emphasised; as it is where the part does not occur. */
export const Highlighted = ({ text, highlight, className }: HighlightedProps) => {
  const start = highlight ? text.indexOf(highlight) : -1;
  if (start < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, start)}
      <em className={className}>{highlight}</em>
      {text.slice(start + highlight.length)}
    </>
  );
};

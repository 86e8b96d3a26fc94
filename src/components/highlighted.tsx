interface HighlightedProps {
  readonly text: string;
  /** The part of the text to emphasise, written exactly as in `text`. */
  readonly highlight: string;
  readonly className?: string;
}

/** A text with one part emphasised. If the part does not occur, nothing is emphasised. */
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

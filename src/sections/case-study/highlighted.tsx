interface HighlightedProps {
  readonly text: string;
  /** The part of the text to emphasise. The check of the content makes sure that `text` contains it. */
  readonly highlight: string;
  readonly className?: string;
}

/** A text with one part emphasised. */
export const Highlighted = ({ text, highlight, className }: HighlightedProps) => {
  const start = text.indexOf(highlight);
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <em className={className}>{highlight}</em>
      <span>{text.slice(start + highlight.length)}</span>
    </>
  );
};

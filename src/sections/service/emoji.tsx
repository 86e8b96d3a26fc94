import { createStyles } from "../../theme/create-styles";
import { emojiFont } from "../../theme/fonts";
import { afterFirstPaint } from "../../theme/utility";

/** An emoji of the content in the colour of the text, hidden from screen readers. */
export const Emoji = ({ emoji }: { readonly emoji: string }) => (
  <span aria-hidden="true" className={styles.emoji}>
    {emoji.replace(signsOfColour, "")}
  </span>
);

/** U+FE0F and skin tones. With one of these, browsers draw the emoji in colours from a system font. */
const signsOfColour = /[\uFE0F\p{Emoji_Modifier}]/gu;

const styles = createStyles("components/emoji", {
  emoji: {
    "@font-face": { fontFamily: "Site Emoji", fontDisplay: "block", src: `url("${emojiFont}") format("woff2")` },
    fontFamily: "Site Emoji",
    fontSize: "1.75rem",
    lineHeight: 1,
    // Otherwise phones would wait for the font and paint up to 200 ms later.
    ...afterFirstPaint,
    // The room of an emoji until then.
    containIntrinsicSize: "1.27em 1em",
  },
});

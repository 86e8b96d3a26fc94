import { createStyles } from "../theme/create-styles";
import { emojiFont } from "../theme/fonts";

/** An emoji of the content in the colour of the text, hidden from screen readers. */
export const Emoji = ({ emoji }: { readonly emoji: string }) => (
  <span aria-hidden="true" className={styles.emoji}>
    {emoji.replace(signsOfColour, "")}
  </span>
);

/** U+FE0F and the tones of skin: browsers draw an emoji with one of them in colours, from a font of the system. */
const signsOfColour = /[\uFE0F\p{Emoji_Modifier}]/gu;

const styles = createStyles("components/emoji", {
  emoji: {
    "@font-face": { fontFamily: "Site Emoji", fontDisplay: "block", src: `url("${emojiFont}") format("woff2")` },
    fontFamily: "Site Emoji",
    fontSize: "1.75rem",
    lineHeight: 1,
  },
});

import { ButtonLink } from "../components/button-link";
import { createStyles } from "../theme/create-styles";
import { rule, text, type } from "../theme/text";
import { color, shape, space } from "../theme/tokens";
import { utility } from "../theme/utility";

interface MessageScreenProps {
  readonly code?: string;
  readonly heading: string;
  readonly message: string;
  /** Links: the first is a button, the others are outlines. */
  readonly actions: readonly Queries.LinkFragment[];
}

/** A page with only a message and links: not found, unexpected error. The links reload the whole page. */
export const MessageScreen = ({ code, heading, message, actions }: MessageScreenProps) => (
  <section data-tone="ink" className={styles.screen}>
    <div className={utility.contentWidth}>
      {code && <p className={styles.code}>{code}</p>}
      <h1 className={type.title}>{heading}</h1>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        {actions.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} target="_self" look={index > 0 ? "outline" : "call"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  </section>
);

const styles = createStyles("layout/message-screen", {
  screen: {
    display: "grid",
    alignItems: "center",
    minHeight: "85vh",
    paddingBlock: `calc(${shape.header} + ${space.xxl}) ${space.section}`,
    background: color.ink,
    color: color.paper,
  },
  code: {
    ...text.hero,
    "&::before": { ...rule, marginBlockEnd: space.l },
    fontSize: "clamp(5rem, 3rem + 12vw, 12rem)",
    letterSpacing: "-0.04em",
    lineHeight: 0.95,
    marginBlockEnd: space.m,
  },
  message: { ...text.lead, maxWidth: "48ch", marginBlock: `${space.m} ${space.xl}`, color: color.steel300 },
  actions: { display: "flex", flexWrap: "wrap", gap: space.s },
});

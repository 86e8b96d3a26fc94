import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, tick, type } from "../theme/text";
import { on, space } from "../theme/tokens";
import { Reveal } from "./reveal";
import { Section, type Tone } from "./section";

interface CallToActionProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly message?: string;
  /** Whether it fades in when a tenth of it is visible. */
  readonly fadesIn?: boolean | undefined;
  /** Whether paper leaves it out. */
  readonly onScreenOnly?: boolean;
  /** One or two links. */
  readonly children: ReactNode;
}

/** A call to action: a large heading, a sentence, links. */
export const CallToAction = ({
  id,
  tone,
  heading,
  message,
  fadesIn,
  onScreenOnly = false,
  children,
}: CallToActionProps) => {
  const Content = fadesIn ? Reveal : "div";
  return (
    <Section tone={tone} labelledBy={id} className={onScreenOnly ? styles.onScreenOnly : undefined}>
      <Content className={styles.columns}>
        <div>
          <h2 id={id} className={clsx(type.title, styles.heading)}>
            {/* If possible, lines break between sentences, not inside them. */}
            {heading.split(/(?<=[?.]) /).flatMap(sentence => [<span key={sentence}>{sentence}</span>, " "])}
          </h2>
          {message && <p className={styles.message}>{message}</p>}
        </div>
        <div className={styles.actions}>{children}</div>
      </Content>
    </Section>
  );
};

const styles = createStyles("components/call-to-action", {
  onScreenOnly: { [media.print]: { display: "none" } },
  columns: {
    display: "grid",
    gap: space.xl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end", gap: space.xxl },
  },
  heading: { maxWidth: "22ch", color: on.heading, ...tick, "& > span": { display: "inline-block" } },
  message: { ...text.lead, maxWidth: "56ch", marginBlockStart: space.m, color: on.muted, textWrap: "balance" },
  actions: { display: "flex", flexWrap: "wrap", gap: space.m },
});

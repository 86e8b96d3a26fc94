import type { CSSObject } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../theme/media";
import { text } from "../theme/text";
import { color, space } from "../theme/tokens";
import { Band, type Tone } from "./band";

interface CallToActionProps {
  readonly id: string;
  readonly tone: Tone;
  readonly heading: string;
  readonly message?: string;
  /** The links, one or two. */
  readonly children: ReactNode;
}

/** A band that asks the visitor to do something: a large heading, a sentence, links. */
export const CallToAction = ({ id, tone, heading, message, children }: CallToActionProps) => (
  <Band tone={tone} labelledBy={id} css={styles.band}>
    <div>
      <h2 id={id} css={[text.title, styles.heading, tone !== "ink" && styles.headingOnLight]}>
        {heading}
      </h2>
      {message && <p css={[styles.message, tone === "ink" && styles.messageOnDark]}>{message}</p>}
    </div>
    <div css={styles.actions}>{children}</div>
  </Band>
);

const styles = {
  band: {
    display: "grid",
    gap: space.xl,
    [media.from("laptop")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end", gap: space.xxl },
  },
  heading: {
    maxWidth: "22ch",
    "&::before": {
      content: '""',
      display: "block",
      width: "2.5rem",
      height: "3px",
      marginBlockEnd: space.l,
      background: color.brand,
    },
  },
  headingOnLight: { color: color.ink },
  message: { ...text.lead, maxWidth: "56ch", marginBlockStart: space.m, color: color.steel700 },
  messageOnDark: { color: color.steel300 },
  actions: { display: "flex", flexWrap: "wrap", gap: space.m },
} satisfies Record<string, CSSObject>;

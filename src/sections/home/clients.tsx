import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { Icon } from "../../components/icon";
import { pause } from "./pause-style";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { useInView } from "./use-in-view";
import { usePauseOnInteraction } from "../../hooks/use-pause-on-interaction";
import { useRotatingColumns } from "./use-rotating-columns";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { ClientLogo } from "./client-logo";

interface ClientsProps {
  readonly section: Queries.SectionHeadFragment;
  readonly clients: Queries.ClientLogosFragment;
}

/** Number of columns (specification, section 9). */
const columns = 3;

/** Clients' logos: one in each column, which changes while it is on the screen. Shows all where nothing moves. */
export const Clients = ({ section, clients: { items } }: ClientsProps) => {
  const [paused, setPaused] = useState(false);
  const [observe, inView] = useInView();
  const { interrupted, resume, handlers } = usePauseOnInteraction();
  const shown = useRotatingColumns(items.length, columns, interrupted || paused || !inView);
  const toggle = () => {
    if (paused) resume();
    setPaused(!paused);
  };
  const label = paused ? "Play" : "Pause";
  return (
    <Section tone="offWhite" labelledBy="clients">
      <SectionHead id="clients" section={section} />
      <ul ref={observe} className={clsx(styles.logos, !shown && styles.still)}>
        {items.map((client, index) => {
          const column = index % columns;
          const seen = shown?.[column] === Math.floor(index / columns);
          return <ClientLogo key={client.id} client={client} turn={shown && { column, seen }} />;
        })}
      </ul>
      <button
        type="button"
        className={clsx(pause, styles.pause, !shown && styles.idle)}
        aria-label={`${label} the clients’ logos`}
        onClick={toggle}
        {...handlers}
      >
        <Icon name={paused ? "play" : "pause"} size={20} />
        {/* An element, because browser translation replaces text nodes, which React then cannot update. */}
        <span>{label}</span>
      </button>
    </Section>
  );
};

const styles = createStyles("sections/clients", {
  logos: {
    display: "grid",
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: space.xs,
    gridAutoRows: "minmax(96px, auto)",
    [media.from("tablet")]: { gridAutoRows: "minmax(128px, auto)", gap: `${space.l} ${space.xl}` },
  },
  /** Before hydration shows as many logos as after it, so that nothing below moves. */
  still: { [media.scriptedMotion]: { "& > :nth-child(n + 4)": { display: "none" } } },
  pause: { marginBlockStart: space.xl, [media.unscripted]: { display: "none" } },
  idle: { visibility: "hidden" },
});

export const fragment = graphql`
  fragment ClientLogos on Clients {
    items {
      id
      name
      logo {
        image {
          publicURL
        }
      }
    }
  }
`;

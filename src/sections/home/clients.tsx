import { clsx } from "clsx";
import { graphql } from "gatsby";
import { useState } from "react";
import { Icon } from "../../components/icon";
import { pause } from "../../components/pause-style";
import { Section } from "../../components/section";
import { SectionHead } from "../../components/section-head";
import { usePauseOnInteraction } from "../../components/use-pause-on-interaction";
import { useRotatingColumns } from "../../components/use-rotating-columns";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens";
import { utility } from "../../theme/utility";
import { ClientMark } from "./client-mark";

interface ClientsProps {
  readonly section: Queries.SectionHeadFragment;
  readonly clients: Queries.ClientMarksFragment;
}

/** Columns of logos (specification, section 9). */
const columns = 3;

/** Clients' logos: all at once as long as nothing moves, then one to a column in the same space. */
export const Clients = ({ section, clients: { items } }: ClientsProps) => {
  const [paused, setPaused] = useState(false);
  const { interrupted, resume, handlers } = usePauseOnInteraction();
  const shown = useRotatingColumns(items.length, columns, interrupted || paused);
  const toggle = () => {
    if (paused) resume();
    setPaused(!paused);
  };
  return (
    <Section tone="offWhite" labelledBy="clients">
      <SectionHead id="clients" section={section} />
      <div>
        <ul
          className={styles.marks}
          style={{
            gridTemplateRows: `repeat(${String(Math.ceil(items.length / columns))}, minmax(var(--cell), auto))`,
          }}
        >
          {items.map((client, index) => {
            const column = index % columns;
            const seen = shown?.[column] === Math.floor(index / columns);
            return <ClientMark key={client.id} client={client} turn={shown && { column, seen }} />;
          })}
        </ul>
        <button
          type="button"
          className={clsx(pause, styles.pause, !shown && styles.idle)}
          onClick={toggle}
          {...handlers}
        >
          <Icon name={paused ? "play" : "pause"} size={20} />
          <span>
            {paused ? "Play" : "Pause"} <span className={utility.visuallyHidden}>the clients’ logos</span>
          </span>
        </button>
      </div>
    </Section>
  );
};

const styles = createStyles("clients", {
  marks: {
    display: "grid",
    gridTemplateColumns: `repeat(${String(columns)}, minmax(0, 1fr))`,
    gap: space.xs,
    // Both states take the same room, so nothing below moves when the script takes over.
    "--cell": "6.75rem",
    [media.from("phablet")]: { "--cell": "8.5rem" },
    [media.from("tablet")]: { "--cell": "9.25rem", gap: space.l },
  },
  pause: { marginBlockStart: space.xl, [media.unscripted]: { display: "none" } },
  idle: { visibility: "hidden" },
});

export const fragment = graphql`
  fragment ClientMarks on Clients {
    items {
      id
      ...ClientMark
    }
  }
`;

import { clsx } from "clsx";
import { graphql } from "gatsby";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, shape, space } from "../../theme/tokens";

interface ClientLogoProps {
  readonly client: Queries.ClientLogoFragment;
  /** Where the logo takes turns with others; undefined where it has a place of its own. */
  readonly turn: { readonly column: number; readonly seen: boolean } | undefined;
}

/** A client's logo with the name below. Screen readers hear the name once, also while another logo is shown. */
export const ClientLogo = ({ client: { name, logo }, turn }: ClientLogoProps) => (
  <li
    className={clsx(styles.cell, turn && styles.turn, turn?.seen && styles.seen)}
    style={turn && { gridColumn: turn.column + 1 }}
  >
    <img
      src={logo.image.publicURL ?? undefined}
      alt={logo.alt}
      width={240}
      height={120}
      loading="lazy"
      decoding="async"
      className={clsx(styles.logo, turn && styles.large)}
    />
    <p className={styles.name} aria-hidden={name === logo.alt || undefined}>
      {name}
    </p>
  </li>
);

const styles = createStyles("client-logo", {
  cell: {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: space.xs,
    minWidth: 0,
    padding: space.xs,
    border: `1px solid ${color.steel200}`,
    borderRadius: shape.radius,
    background: color.paper,
  },
  /** The logo that comes fades in over the one that goes, which stays until it is covered. */
  turn: {
    gridRow: "1 / -1",
    opacity: 0,
    [media.motion]: { transition: "opacity 0s 500ms" },
  },
  seen: { opacity: 1, zIndex: 1, [media.motion]: { transition: "opacity 500ms ease-out" } },
  logo: { width: "min(100%, 180px)", height: "auto" },
  large: { width: "min(100%, 280px)" },
  name: {
    color: color.steel700,
    fontSize: "0.8125rem",
    fontWeight: 700,
    lineHeight: 1.3,
    textAlign: "center",
    [media.from("tablet")]: { fontSize: "0.9375rem" },
  },
});

export const fragment = graphql`
  fragment ClientLogo on Client {
    name
    logo {
      alt
      image {
        publicURL
      }
    }
  }
`;

import { clsx } from "clsx";
import { Verbatim } from "../../components/verbatim";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { hyphenated } from "../../theme/text";
import { color, font, motion, shape, space } from "../../theme/tokens";

interface ClientLogoProps {
  readonly client: Queries.ClientLogosFragment["items"][number];
  /** For logos that share a column. Undefined if the logo has its own place. */
  readonly turn: { readonly column: number; readonly seen: boolean } | undefined;
}

/** A client's logo and name. Screen readers read the name also while another logo is visible. */
export const ClientLogo = ({ client: { name, logo }, turn }: ClientLogoProps) => (
  <li
    className={clsx(styles.cell, turn && styles.turn, turn?.seen && styles.seen)}
    style={turn && { gridColumn: turn.column + 1 }}
  >
    <img
      src={logo.image.publicURL ?? undefined}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      className={styles.logo}
    />
    <Verbatim>{name}</Verbatim>
  </li>
);

const styles = createStyles("sections/client-logo", {
  cell: {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: space.xs,
    padding: space.xs,
    ...hyphenated,
    border: `1px solid ${color.steel200}`,
    borderRadius: shape.radius,
    background: color.paper,
    color: color.steel700,
    fontSize: font.size.label,
    fontWeight: 700,
    lineHeight: 1.2,
    overflowWrap: "anywhere",
    textAlign: "center",
    [media.from("tablet")]: { fontSize: font.size.body },
  },
  /** The next logo fades in over the current one. */
  turn: {
    gridRow: 1,
    opacity: 0,
    [media.motion]: { transition: "opacity 0s 500ms" },
    [media.print]: { gridRow: "auto", opacity: 1 },
  },
  seen: { opacity: 1, zIndex: 1, [media.motion]: { transition: `opacity ${motion.enter}` } },
  // The logos need a white background.
  logo: {
    forcedColorAdjust: "none",
    background: color.paper,
    width: "auto",
    maxWidth: "100%",
    height: "40px",
    [media.from("tablet")]: { height: "56px" },
  },
});

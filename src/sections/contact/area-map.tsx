import { clsx } from "clsx";
import { graphql } from "gatsby";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, shape } from "../../theme/tokens";

interface AreaMapProps {
  readonly map: Queries.AreaMapFragment;
  /** The town of the firm. */
  readonly town: string;
}

/** Size of the drawing in px. Places on it are in the same units. */
const width = 1240;
const height = 500;

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({ "--x": String(x), "--y": String(y) });

/**
 * A drawn map with the towns that the firm serves. Narrow screens show its middle. The drawing is a file: in the HTML it
 * would add a tenth to the page. The names are text in the site's font.
 */
export const AreaMap = ({ map: { drawing, counties, place, townsLabel, towns }, town }: AreaMapProps) => (
  <div className={styles.sheet} dir="ltr">
    <img
      src={drawing.image.publicURL ?? undefined}
      alt={drawing.alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={styles.drawing}
    />
    {counties.map(({ name, x, y }) => (
      <span key={name} aria-hidden="true" translate="no" className={styles.county} style={at({ x, y })}>
        {name}
      </span>
    ))}
    <ul aria-label={townsLabel} className={styles.towns}>
      <li data-side={place.side} className={clsx(styles.point, styles.own)} style={at(place)}>
        <span className={styles.tag}>
          <strong translate="no" className={styles.ownTown}>
            {town}
          </strong>{" "}
          <span>{place.label}</span>
        </span>
      </li>
      {towns.map(({ name, side, x, y }) => (
        <li key={name} data-side={side} translate="no" className={clsx(styles.point, styles.town)} style={at({ x, y })}>
          {name}
        </li>
      ))}
    </ul>
  </div>
);

const placed = {
  position: "absolute",
  insetBlockStart: "calc(var(--y) * 1px)",
  insetInlineStart: "calc(var(--x) * 1px)",
} as const;

const styles = createStyles("sections/area-map", {
  sheet: {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: `calc(50% - ${width / 2}px)`,
    width: `${width}px`,
    height: `${height}px`,
    // Keeps the pin, which is above the names, below the live map.
    isolation: "isolate",
    color: color.ink,
    fontSize: "13px",
    fontWeight: 600,
    lineHeight: "15px",
  },
  drawing: { width: "100%", height: "100%", forcedColorAdjust: "none" },
  towns: { position: "absolute", inset: 0 },
  county: {
    ...placed,
    translate: "-50% -50%",
    color: color.steel700,
    fontSize: "11px",
    letterSpacing: "0.22em",
    textTransform: "uppercase",
  },
  /** The dot is at the place; the name is beside it. */
  point: {
    ...placed,
    "--dot": "7px",
    width: "max-content",
    translate: "0 -50%",
    paddingInline: "10px 0",
    "&[data-side='left']": { translate: "-100% -50%", paddingInline: "0 10px", textAlign: "end" },
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "calc(50% - var(--dot) / 2)",
      insetInlineStart: "calc(var(--dot) / -2)",
      width: "var(--dot)",
      height: "var(--dot)",
      borderRadius: "50%",
      background: color.ink,
      forcedColorAdjust: "none",
    },
    "&[data-side='left']::before": { insetInlineStart: "auto", insetInlineEnd: "calc(var(--dot) / -2)" },
  },
  /** A long name has two lines: phones have no room for one. */
  town: {
    maxWidth: "90px",
    textWrap: "balance",
    textShadow: "0 0 2px #dfe4e7, 0 0 3px #dfe4e7, 0 0 4px #dfe4e7",
    [media.forcedColors]: { textShadow: "none" },
  },
  own: {
    "--dot": "15px",
    zIndex: 1,
    paddingInline: "16px 0",
    "&[data-side='left']": { paddingInline: "0 16px" },
    "&::before": { background: color.brand, boxShadow: `0 0 0 3px ${color.paper}, 0 0 0 10px ${color.brand}40` },
  },
  tag: {
    display: "block",
    padding: "5px 9px 6px",
    borderRadius: shape.radius,
    background: color.ink,
    color: color.paper,
    fontSize: "12px",
    fontWeight: 400,
  },
  ownTown: { display: "block", fontSize: "15px", fontWeight: 700, lineHeight: "17px" },
});

export const fragment = graphql`
  fragment AreaMap on ContactPageMap {
    drawing {
      alt
      image {
        publicURL
      }
    }
    counties {
      name
      x
      y
    }
    place {
      label
      x
      y
      side
    }
    townsLabel
    towns {
      name
      x
      y
      side
    }
  }
`;

import { addGlobalStyles } from "./create-styles";
import { media } from "./media";

/** Outlines on a 24 × 24 grid, 1.75 units thick; drawn for this site. */
const outlines = {
  arrow: "M4 12h16M14 6l6 6-6 6",
  back: "M20 12H4M10 6l-6 6 6 6",
  down: "M12 4v16M6 14l6 6 6-6",
  chevron: "M6 9.5l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  alert: "M12 3.500L21.500 20.500h-19zM12 10v4.500M12 17v.5",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l11-6.5z",
  phone:
    "M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z",
  email: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7",
  location: "M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  enlarge: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  coating: "M4 4h13v5H4zM17 6.5h3v5h-9V15M9 15h4v6H9z",
  gutter: "M3 6h18v4a4 4 0 0 1-4 4H3zM8 14v7M12 14v7M3 10h18",
  skylight: "M3 20L9 5h6l6 15zM6.5 12h11M12 5v15",
  painting:
    "M20.5 3.5L11.5 12.5M9.5 11.5a3.2 3.2 0 0 1 3.2 3.2c0 3.4-3.2 5.3-9.200 5.300 1.7-1.1 2.4-2.700 2.5-5a3.5 3.5 0 0 1 3.5-3.5z",
  cleaning: "M12 3c3.5 4.5 5.5 7.5 5.5 10.5a5.5 5.5 0 0 1-11 0C6.5 10.5 8.5 7.5 12 3zM9.5 14a2.5 2.5 0 0 0 2.5 2.5",
  trades:
    "M14.5 6.5a4 4 0 0 1 5-1.3l-2.7 2.7 1.8 1.8 2.5-2.5a4 4 0 0 1-5.5 4.7L8.5 19a2 2 0 0 1-3-3l7-7a4 4 0 0 1 2-2.5z",
} as const;

/** Logos of the networks, filled, on the same grid. */
const logos = {
  Facebook:
    "M13.5 21v-7.5h2.6l.4-3.2h-3V8.3c0-.9.3-1.5 1.6-1.5h1.6V3.9A20 20 0 0 0 14.3 3.8c-2.4 0-4 1.4-4 4.1v2.4H7.6v3.2h2.7V21z",
  Instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 1.8A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8zm4 2.7a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zm4.8-3.1a1.050 1.050 0 1 1 0 2.1 1.050 1.050 0 0 1 0-2.1z",
  LinkedIn:
    "M4 9.3h3.3V20H4zM5.650 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.4 9.3h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.3 0 4.1 2.1 4.1 5V20h-3.3v-5.3c0-1.3 0-2.9-1.8-2.9s-2.1 1.4-2.1 2.8V20H9.4z",
} as const;

type Drawing = keyof typeof outlines | keyof typeof logos;

/** What only `drawn` draws, without a class to be named by. */
const nameless = ["chevron", "menu"] as const;

export type IconName = Exclude<Drawing, (typeof nameless)[number]>;

const outlined = "fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='square'";

/** A drawing as a mask, through which the colour of the text shows; its brackets are written so that HTML may hold them. */
export const maskOf = (name: Drawing) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${name in logos ? "" : outlined}%3E%3Cpath d='${{ ...outlines, ...logos }[name]}'/%3E%3C/svg%3E")`;

const names = ([...Object.keys(outlines), ...Object.keys(logos)] as Drawing[]).filter(
  name => !(nameless as readonly Drawing[]).includes(name),
);

addGlobalStyles("icons", {
  ".icon": {
    flex: "none",
    background: "currentColor",
    mask: "var(--icon) center / contain no-repeat",
    printColorAdjust: "exact",
  },
  // A colour of its own would be kept, whatever it stands on.
  [media.forcedColors]: { ":root .icon": { color: "inherit" } },
  ...Object.fromEntries(names.map(name => [`.icon-${name}_drawing`, { "--icon": maskOf(name) }])),
});

/**
 * Styles of a `::before` or `::after` that is a drawing of so many px and saves the element of an `Icon`: of the drawing
 * that is named, or else of the one whose class (`iconClass`) its element bears.
 */
export const drawn = (size: number, name?: Drawing) =>
  ({
    content: '""',
    flex: "none",
    width: `${size}px`,
    height: `${size}px`,
    background: "currentColor",
    mask: `${name ? maskOf(name) : "var(--icon)"} center / contain no-repeat`,
    forcedColorAdjust: "preserve-parent-color",
    printColorAdjust: "exact",
  }) as const;

/**
 * Styles of a `::before` or `::after` that is a cross as `close` draws it, of so many px, cut out of its colour: a phone
 * has no drawing to decode at the press that opens what it closes.
 */
export const cross = (size: number) =>
  ({
    content: '""',
    width: `${size}px`,
    height: `${size}px`,
    background: "currentColor",
    clipPath:
      "polygon(20% 25%,25% 20%,50% 45%,75% 20%,80% 25%,55% 50%,80% 75%,75% 80%,50% 55%,25% 80%,20% 75%,45% 50%)",
    forcedColorAdjust: "preserve-parent-color",
  }) as const;

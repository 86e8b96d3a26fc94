/**
 * Smallest width of each size of screen, in px where letters have their usual 16. Below `tablet` the site is on a phone
 * (specification: 768 px).
 */
const width = { phablet: 520, tablet: 768, laptop: 1024, desktop: 1280 } as const;

type Screen = keyof typeof width;

/**
 * Media conditions, for `sizes`, `media` and `matchMedia`. In em, the letters that the visitor has chosen: where they are
 * twice as large, a row has room for half as many.
 */
export const from = (screen: Screen) => `(min-width: ${String(width[screen] / 16)}em)` as const;
export const below = (screen: Screen) => `(max-width: ${String((width[screen] - 0.02) / 16)}em)` as const;

/** Media queries that read as words, to be used as keys of a style object. */
export const media = {
  from: (screen: Screen) => `@media ${from(screen)}` as const,
  below: (screen: Screen) => `@media ${below(screen)}` as const,
  screenBelow: (screen: Screen) => `@media screen and ${below(screen)}` as const,
  /** The pointer can hover: rules for hovering stand inside, so that a tap leaves nothing lit. */
  hover: "@media (hover: hover)",
  /** A finger, or a screen as narrow as a phone's. */
  touch: `@media (hover: none), (pointer: coarse), ${below("tablet")}`,
  /** The visitor's own few colours take the place of the site's, and grounds and shadows are gone. */
  forcedColors: "@media (forced-colors: active)",
  /** Nothing is to shine through anything. */
  opaque: "@media (forced-colors: active), (prefers-contrast: more), (prefers-reduced-transparency: reduce)",
  moreContrast: "@media (prefers-contrast: more)",
  /** So low (1280 × 1024 px at 400 %) that what is fixed would leave little of the page. */
  low: "@media (max-height: 400px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  scripted: "@media (scripting: enabled)",
  /** What moves by a script will do so. */
  scriptedMotion: "@media (scripting: enabled) and (prefers-reduced-motion: no-preference)",
  unscripted: "@media (scripting: none)",
  print: "@media print",
  /** On a screen, and a script can drive what stands there. */
  scriptedScreen: "@media screen and (scripting: enabled)",
} as const;

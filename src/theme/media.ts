/** Smallest width of each screen size, in px. Below `tablet` is a phone (specification: 768 px). */
const width = { phablet: 520, tablet: 768, laptop: 1024, desktop: 1280 } as const;

type Screen = keyof typeof width;

/**
 * Media conditions, for `sizes`, `media` and `matchMedia`. In em (16 px by default), so that a visitor with larger
 * letters gets the layout of a narrower screen. `below` ends a 50th of a px before `from` starts: a width can have a fraction.
 */
export const from = (screen: Screen) => `(min-width: ${width[screen] / 16}em)` as const;
export const below = (screen: Screen) => `(max-width: ${(width[screen] - 0.02) / 16}em)` as const;

/** A phone in portrait: it shows the portrait version of a picture (`picture.tsx`). */
export const portraitPhone = `${below("tablet")} and (orientation: portrait)` as const;

/** Media queries, as keys of a style object. */
export const media = {
  from: (screen: Screen) => `@media ${from(screen)}` as const,
  below: (screen: Screen) => `@media ${below(screen)}` as const,
  screenBelow: (screen: Screen) => `@media screen and ${below(screen)}` as const,
  portraitPhone: `@media ${portraitPhone}`,
  /** For `:hover` styles: after a tap, a touch screen would keep them. */
  hover: "@media (hover: hover)",
  /** A touch screen, or a screen as narrow as a phone's. */
  touch: `@media (hover: none), (pointer: coarse), ${below("tablet")}`,
  /** The visitor's own colours replace the site's; backgrounds and shadows are removed. */
  forcedColors: "@media (forced-colors: active)",
  /** The visitor wants no transparency. */
  opaque: "@media (forced-colors: active), (prefers-contrast: more), (prefers-reduced-transparency: reduce)",
  /** A phone held sideways, or a screen as low at a high zoom. */
  landscapePhone: "@media (max-height: 500px) and (orientation: landscape)",
  moreContrast: "@media (prefers-contrast: more)",
  /** So low (1280 × 1024 px at a zoom of 400 %) that fixed bars would cover most of the page. */
  low: "@media (max-height: 400px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  scripted: "@media (scripting: enabled)",
  /** Animations that need a script run. */
  scriptedMotion: "@media (scripting: enabled) and (prefers-reduced-motion: no-preference)",
  unscripted: "@media (scripting: none)",
  print: "@media print",
} as const;

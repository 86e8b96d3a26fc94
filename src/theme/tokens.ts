/** Colours by role. Each text must meet WCAG AA on its background; the tests check this. */
export const color = {
  /** `icon.svg` and `logo-light.svg` in `content/logos` have this colour, too. 4.5:1 under white, 3:1 on `ink`. */
  brand: "#CC2C2C",
  /** Of a button that is hovered, pressed or sending: darker than `brand`, 7:1 under white. */
  brandStrong: "#A82020",
  /** Stays red, whatever the brand. */
  error: "#A82020",
  ink: "#14171A",
  /** The footer: slightly darker than a dark last section. */
  inkDeep: "#0C0E10",
  inkRaised: "#1E2327",
  inkLine: "#343B41",
  steel900: "#22282D",
  steel700: "#434C54",
  steel600: "#4A545C",
  steel500: "#75818A",
  steel300: "#BAC2C8",
  steel200: "#D8DDE1",
  steel100: "#ECEFF1",
  paper: "#FFFFFF",
  offWhite: "#F6F4F1",
} as const;

/** Colours that depend on the section: its `data-tone` sets them (`global-styles.ts`). */
export const on = {
  ground: "var(--ground)",
  heading: "var(--heading)",
  text: "var(--text)",
  muted: "var(--muted)",
  faint: "var(--faint)",
  line: "var(--line)",
  focus: "var(--focus)",
} as const;

/** Distances on a 4 px base; the fluid ones grow with the viewport. */
export const space = {
  xxs: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2rem",
  xxl: "3rem",
  xxxl: "4.5rem",
  gutter: "clamp(20px, 5vw, 72px)",
  section: "clamp(56px, 7vw, 104px)",
} as const;

export const font = {
  family: '"Archivo Variable", "Arial for Archivo", "Roboto for Archivo", "Helvetica Neue", Arial, sans-serif',
  /** Width axis of headlines: a little wider than the text. */
  wide: "112%",
  size: {
    hero: "clamp(2.25rem, 1.2rem + 4.2vw, 5.25rem)",
    title: "clamp(1.875rem, 1.35rem + 2.2vw, 3.25rem)",
    subtitle: "clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)",
    lead: "clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)",
    item: "1.1875rem",
    body: "1.0625rem",
    small: "0.9375rem",
    label: "0.8125rem",
  },
} as const;

export const shape = {
  radius: "3px",
  content: "1240px",
  /** Length of the coloured rule, the site's main ornament. */
  rule: "40px",
  ruleThickness: "3px",
  /** Widest text: 68 letters on average. `ch` is the width of a 0, a third wider than an average letter. */
  measure: "52ch",
  /** Smallest tap target (WCAG 2.5.5). */
  tap: "44px",
  /** Height of the fixed header in px (specification, section 9: minimum 80 px). */
  header: "80px",
  /** Height of the bar with telephone and contact at the bottom of a phone's screen. */
  callBar: "64px",
} as const;

/** Height of the part of the screen that the system covers at the bottom, such as the gesture bar in an Android app. */
export const safeBottom = "env(safe-area-inset-bottom)";

/**
 * Durations: `control` for buttons and links (design: 150–250 ms), `enter` for content (design: 400–600 ms), `fade` for
 * a text that opens.
 */
export const motion = {
  control: "180ms ease-out",
  enter: "500ms ease-out",
  fade: "200ms ease-out",
} as const;

export const shadow = { raised: `0 4px 24px ${color.ink}66` } as const;

/** Values of `z-index`. */
export const layer = { raised: 1, callBar: 20, header: 30, toast: 35, skipLink: 40 } as const;

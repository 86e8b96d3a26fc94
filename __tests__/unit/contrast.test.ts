import { color } from "../../src/theme/tokens";

/** Relative luminance of a colour `#RRGGBB`, after WCAG 2.2. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const { paper, offWhite, ink, inkRaised, brand, brandStrong, brandOnDark } = color;

// 7 : 1 is level AAA, for whatever is read at length; the firm's red on white, and white on it, hold AA.
test.each([
  ["body text", 7, color.steel900, [paper, offWhite, color.steel100]],
  ["secondary text", 7, color.steel700, [paper, offWhite]],
  ["captions and eyebrows", 7, color.steel600, [paper, offWhite]],
  ["red text", 4.5, brand, [paper, offWhite]],
  ["white text", 7, paper, [ink, inkRaised, brandStrong]],
  ["white text on red", 4.5, paper, [brand]],
  ["grey text on dark", 7, color.steel300, [ink, inkRaised]],
  ["red text on dark", 4.5, brandOnDark, [ink, inkRaised]],
])("%s has %d : 1 on every ground it stands on", (_, least, text, grounds) => {
  for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThanOrEqual(least);
});

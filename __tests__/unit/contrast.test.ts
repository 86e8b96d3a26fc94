import { color } from "../../src/theme/tokens";
import { contrast } from "../contrast";

/** The channels of a colour `#RRGGBB`. */
const channels = (hex: string) => [1, 3, 5].map(at => parseInt(hex.slice(at, at + 2), 16));

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
  for (const ground of grounds) expect(contrast(channels(text), channels(ground))).toBeGreaterThanOrEqual(least);
});

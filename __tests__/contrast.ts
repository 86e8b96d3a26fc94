import { color } from "../src/theme/tokens";

/** The channels of a colour of the site, from 0 to 255. */
export const channelsOf = (name: keyof typeof color) =>
  [1, 3, 5].map(at => parseInt(color[name].slice(at, at + 2), 16));

/** How light a colour is, from 0 to 1, given its channels from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export const luminance = (rgb: readonly number[]) => {
  const [r = 0, g = 0, b = 0] = rgb.map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast of two colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: readonly number[], other: readonly number[]) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

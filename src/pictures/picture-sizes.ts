import { from } from "../theme/media";

/** The width of a picture as a CSS length, on a phone and from each larger screen on. */
interface Widths {
  readonly phone: string;
  readonly phablet?: string;
  readonly tablet?: string;
  readonly laptop?: string;
  readonly desktop?: string;
}

/** The `sizes` attribute of a picture. Browsers take the first condition that holds, so the widest screen comes first. */
export const sizesOf = ({ phone, phablet, tablet, laptop, desktop }: Widths): string =>
  [
    desktop && `${from("desktop")} ${desktop}`,
    laptop && `${from("laptop")} ${laptop}`,
    tablet && `${from("tablet")} ${tablet}`,
    phablet && `${from("phablet")} ${phablet}`,
    phone,
  ]
    .filter(Boolean)
    .join(", ");

import { clsx } from "clsx";
import { graphql } from "gatsby";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { color, on, shape, space } from "../theme/tokens";
import { SiteLink, type SiteLinkProps } from "./site-link";

type ButtonLinkProps = SiteLinkProps & { readonly look?: keyof typeof button };

/** A link that looks like a button. */
export const ButtonLink = ({ look = "call", className, ...link }: ButtonLinkProps) => (
  <SiteLink className={clsx(button[look], className)} {...link} />
);

const base = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: "52px",
  paddingInline: space.l,
  border: "2px solid transparent",
  borderRadius: shape.radius,
  fontWeight: 700,
  lineHeight: 1.2,
  textDecoration: "none",
};

const solid = {
  ...base,
  background: color.brand,
  color: color.paper,
  "&:active": { background: color.brandStrong },
  [media.hover]: { "&:hover": { background: color.brandStrong } },
};

/** The looks of buttons, for links and real buttons. */
export const button = createStyles("components/button", {
  solid,
  /** A page's call to action. White on phones: the one in the brand's colour is in the bar at the bottom of the screen. */
  call: {
    ...solid,
    [media.screenBelow("tablet")]: {
      "&, &:hover": { background: on.heading, color: on.ground },
      "&:active": { background: on.muted },
    },
  },
  outline: {
    ...base,
    borderColor: on.heading,
    color: on.heading,
    [media.hover]: { "&:hover": { background: on.heading, color: on.ground } },
  },
});

export const fragment = graphql`
  fragment Link on Link {
    label
    href
  }
`;

import type { CSSObject } from "@emotion/react";
import type { MouseEventHandler, ReactNode } from "react";
import { media } from "../theme/media";
import { color, motion, shape, space } from "../theme/tokens";
import { SiteLink } from "./site-link";

type Look = "solid" | "outline" | "outlineOnDark";

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly look?: Look;
  readonly className?: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A link that looks like a button: it leads somewhere, so it stays a link. */
export const ButtonLink = ({ look = "solid", ...link }: ButtonLinkProps) => (
  <SiteLink css={[buttonStyles.base, buttonStyles[look]]} {...link} />
);

/** The look of buttons, for links and for real buttons. */
export const buttonStyles = {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.xs,
    minHeight: "52px",
    paddingInline: space.l,
    border: "2px solid transparent",
    borderRadius: shape.radius,
    fontWeight: 650,
    lineHeight: 1.2,
    textDecoration: "none",
    [media.motion]: { transition: `opacity ${motion.control}` },
  },
  solid: {
    background: color.brand,
    color: color.paper,
    "&:active": { background: color.brandStrong },
    [media.hover]: { "&:hover": { background: color.brandStrong } },
  },
  outline: {
    borderColor: color.ink,
    color: color.ink,
    [media.hover]: { "&:hover": { background: color.ink, color: color.paper } },
  },
  outlineOnDark: {
    borderColor: color.paper,
    color: color.paper,
    [media.hover]: { "&:hover": { background: color.paper, color: color.ink } },
  },
} satisfies Record<string, CSSObject>;

import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { ButtonLink } from "../components/button-link";
import { Icon } from "../components/icon";
import type { HoverIntent } from "../hooks/use-hover-intent";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { text, type } from "../theme/text";
import { color, motion, shape, space } from "../theme/tokens";
import { contentEdge } from "../theme/utility";
import { MenuLinks } from "./menu-links";
import { navigationItem } from "./navigation-item";

interface NavigationDropdownProps {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly contact: Queries.LinkFragment;
  readonly links: readonly Queries.LinkFragment[];
  readonly current: boolean;
  readonly pathname: string;
  readonly hover: HoverIntent;
}

/** A button of the navigation and its panel. It opens on hover, click or keyboard; the click works without scripts. */
export const NavigationDropdown = ({
  id,
  title,
  description,
  contact,
  links,
  current,
  pathname,
  hover,
}: NavigationDropdownProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const enter = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && panel.current) hover.enter(panel.current);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && panel.current) hover.leave(panel.current);
  };
  // The transition to another page sends both events to the button, at the same point. It must not open the panel again.
  const leftAt = useRef({ x: NaN, y: NaN });
  const enterButton = (event: PointerEvent) => {
    const hasMoved = event.screenX !== leftAt.current.x || event.screenY !== leftAt.current.y;
    if (hasMoved) enter(event);
  };
  const leaveButton = (event: PointerEvent) => {
    leftAt.current = { x: event.screenX, y: event.screenY };
    leave(event);
  };
  const keepOpenAfterHover = (event: MouseEvent) => {
    if (panel.current && hover.press(panel.current)) event.preventDefault();
  };
  const closeOnFocusOut = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // No `relatedTarget`: the window lost focus, or Safari did not focus the clicked element.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices that focus leaves
    <li onBlur={closeOnFocusOut}>
      <button
        type="button"
        popovertarget={id}
        data-nav-item
        aria-current={current || undefined}
        className={navigationItem}
        onClick={keepOpenAfterHover}
        onPointerEnter={enterButton}
        onPointerLeave={leaveButton}
      >
        <span>{title}</span>
        <Icon name="chevron" size={18} />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        data-tone="ink"
        className={styles.panel}
        onPointerEnter={enter}
        onPointerLeave={leave}
      >
        <p className={type.subtitle}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        <ButtonLink href={contact.href} pathname={pathname}>
          {contact.label}
        </ButtonLink>
        <MenuLinks links={links} pathname={pathname} className={styles.links} />
      </div>
    </li>
  );
};

const styles = createStyles("layout/navigation-dropdown", {
  panel: {
    inset: `${shape.header} 0 auto 0`,
    width: "100%",
    paddingInline: contentEdge,
    paddingBlock: space.xl,
    // WebKit makes a grid with `fit-content`, the default of popovers, as high as its greatest height.
    height: "auto",
    maxHeight: `calc(100dvh - ${shape.header})`,
    margin: 0,
    border: 0,
    borderBlock: `1px solid ${color.inkLine}`,
    background: color.inkRaised,
    color: color.paper,
    [media.motion]: {
      transition: `opacity ${motion.control}`,
      "@starting-style": { opacity: 0 },
    },
    "&:popover-open": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      gridTemplateRows: "auto auto 1fr",
      gap: `${space.m} ${space.xxl}`,
      placeItems: "start",
    },
  },
  description: { ...text.small, color: color.steel300, marginBlockEnd: space.xs },
  links: {
    gridArea: "1 / 2 / span 3",
    width: "100%",
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `0 ${space.xl}`,
    alignContent: "start",
    // The first link is level with the heading.
    marginBlockStart: "-8px",
    "& > li:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
    "& a": { height: "100%", paddingBlock: space.s, borderBlockEnd: `1px solid ${color.inkLine}`, fontWeight: 700 },
  },
});

import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { Picture } from "../../pictures/picture";
import { Verbatim } from "../../components/verbatim";
import type { HoverIntent } from "../../hooks/use-hover-intent";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { text } from "../../theme/text";
import { color, motion, shape, space } from "../../theme/tokens";

interface TeamAvatarProps {
  readonly member: Queries.TeamMembersFragment["members"][number];
  readonly hover: HoverIntent;
}

/**
 * A small portrait. Its tooltip says what the person looks after, because the card below has the role. It opens on hover,
 * keyboard focus or click; the click works without scripts.
 */
export const TeamAvatar = ({ member: { id, name, designation, remit, picture }, hover }: TeamAvatarProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const tooltipId = `team-${id}`;
  const withTooltip = (act: (tooltip: HTMLElement) => void) => {
    if (!button.current || !tooltip.current) return;
    placeBelow(button.current, tooltip.current);
    act(tooltip.current);
  };
  const withMouse = (act: (tooltip: HTMLElement) => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") withTooltip(act);
  };
  const openByHover = withMouse(hover.enter);
  const closeByHover = withMouse(hover.leave);
  const showForKeyboard = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) withTooltip(hover.show);
  };
  const keepOpenAfterHover = (event: MouseEvent) => {
    withTooltip(pressed => {
      if (hover.press(pressed)) event.preventDefault();
    });
  };
  return (
    <li className={styles.item}>
      <button
        ref={button}
        type="button"
        aria-label={name ?? designation}
        translate={name ? "no" : undefined}
        aria-describedby={name || remit ? tooltipId : undefined}
        popovertarget={tooltipId}
        className={styles.avatar}
        style={{ anchorName: `--${tooltipId}` }}
        onFocus={showForKeyboard}
        onBlur={() => withTooltip(hover.leave)}
        onClick={keepOpenAfterHover}
        onPointerEnter={openByHover}
        onPointerLeave={closeByHover}
      >
        <Picture picture={{ ...picture, alt: "" }} sizes="88px" className={styles.portrait} />
      </button>
      <div
        ref={tooltip}
        id={tooltipId}
        role="tooltip"
        popover="auto"
        className={styles.tooltip}
        style={{ positionAnchor: `--${tooltipId}` }}
        onPointerEnter={openByHover}
        onPointerLeave={closeByHover}
      >
        {name && (
          <p className={styles.name}>
            <Verbatim>{name}</Verbatim>
          </p>
        )}
        <p>{remit ?? designation}</p>
      </div>
    </li>
  );
};

/** For browsers without anchor positioning: sets the avatar's position, in px, for the tooltip's styles. */
const placeBelow = (avatar: HTMLElement, tooltip: HTMLElement) => {
  const { left, bottom, width } = avatar.getBoundingClientRect();
  tooltip.style.setProperty("--x", `${left + width / 2}px`);
  tooltip.style.setProperty("--y", `${bottom}px`);
};

const styles = createStyles("sections/team-avatar", {
  item: { marginInlineStart: "-14px", "&:hover, &:focus-within": { position: "relative", zIndex: 1 } },
  avatar: { display: "block", borderRadius: "50%" },
  portrait: {
    width: "88px",
    height: "88px",
    border: `4px solid ${color.paper}`,
    borderRadius: "50%",
  },
  tooltip: {
    width: "max-content",
    maxWidth: "13rem",
    margin: `0 ${space.xs}`,
    padding: `${space.xs} ${space.m}`,
    border: 0,
    borderRadius: shape.radius,
    background: color.ink,
    color: color.paper,
    ...text.small,
    textAlign: "center",
    overflow: "visible",
    inset: "auto",
    // Fills the gap between avatar and tooltip, so that the pointer can cross it.
    "&::after": { content: '""', position: "absolute", inset: `-${space.xs} 0`, zIndex: -1 },
    [media.motion]: {
      opacity: 0,
      transition: `opacity ${motion.control}`,
      "&:popover-open": { opacity: 1, "@starting-style": { opacity: 0 } },
    },
    "@supports (position-area: bottom)": {
      positionArea: "bottom",
      marginBlock: space.xs,
      positionTryFallbacks: "flip-block",
    },
    "@supports not (position-area: bottom)": {
      width: "13rem",
      left: "clamp(0px, var(--x, 50vw) - 7rem, 100vw - 14rem)",
      top: `calc(var(--y, 50dvh) + ${space.xs})`,
    },
  },
  name: { fontWeight: 700, lineHeight: 1.3 },
});

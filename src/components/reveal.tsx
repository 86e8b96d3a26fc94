import { clsx } from "clsx";
import type { ReactNode } from "react";
import { createStyles } from "../theme/create-styles";
import { media } from "../theme/media";
import { motion } from "../theme/tokens";
import { useReveal } from "../hooks/use-reveal";

interface RevealProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Fades its content in when a tenth of it is visible. Focus inside and printing show it at once. */
export const Reveal = ({ children, className }: RevealProps) => {
  const { element, phase, show } = useReveal<HTMLDivElement>();
  return (
    <div ref={element} className={clsx(phase !== "plain" && styles[phase], className)} onFocus={show}>
      {children}
    </div>
  );
};

const styles = createStyles("components/reveal", {
  waiting: { "@media screen": { [media.motion]: { opacity: 0 } } },
  shown: { [media.motion]: { transition: `opacity ${motion.enter}` } },
});

import { useEffect, useRef, useState } from "react";
import { createStyles } from "../../theme/create-styles";
import { media } from "../../theme/media";
import { color, motion } from "../../theme/tokens";

interface MapFrameProps {
  readonly href: string;
  readonly title: string;
}

/**
 * Only browsers built on Chromium have this. Only they fire `load` for an error page in a frame, too
 * (https://github.com/whatwg/html/issues/125), and only they let a page prefetch what its policy allows as a frame
 * (https://w3c.github.io/webappsec-csp/#does-resource-hint-violate-policy).
 */
const isChromium = () => "userAgentData" in navigator;

/**
 * A foreign map that covers its parent. Loads when the visitor has scrolled to within one screen of it, as the privacy
 * page says: on a large screen it is that near from the start. If it cannot load, the parent stays visible.
 */
export const MapFrame = ({ href, title }: MapFrameProps) => {
  const [step, setStep] = useState<"far" | "near" | "reachable" | "loaded">("far");
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setStep(isChromium() ? "near" : "reachable");
      },
      { rootMargin: "100% 0px" },
    );
    const observeOnceScrolled = () => {
      if (scrollY === 0) return;
      removeEventListener("scroll", observeOnceScrolled);
      if (place.current) observer.observe(place.current);
    };
    addEventListener("scroll", observeOnceScrolled);
    // The page may have been scrolled before. In the effect it still has the position of the page before it.
    const frame = requestAnimationFrame(observeOnceScrolled);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", observeOnceScrolled);
      observer.disconnect();
    };
  }, []);

  return (
    <div ref={place} className={styles.place}>
      {step === "near" && (
        <link rel="prefetch" href={href} referrerPolicy="no-referrer" onLoad={() => setStep("reachable")} />
      )}
      {(step === "reachable" || step === "loaded") && (
        <iframe
          src={href}
          title={title}
          height={500}
          loading="lazy"
          referrerPolicy="no-referrer"
          data-loaded={step === "loaded" || undefined}
          className={styles.frame}
          onLoad={() => setStep("loaded")}
        />
      )}
    </div>
  );
};

const styles = createStyles("sections/map-frame", {
  place: { position: "absolute", inset: 0, pointerEvents: "none" },
  frame: {
    width: "100%",
    border: 0,
    // A page without a background of its own would let the drawing show through.
    background: color.steel100,
    visibility: "hidden",
    opacity: 0,
    "&[data-loaded]": { visibility: "visible", opacity: 1, pointerEvents: "auto" },
    [media.motion]: { transition: `opacity ${motion.enter}` },
  },
});

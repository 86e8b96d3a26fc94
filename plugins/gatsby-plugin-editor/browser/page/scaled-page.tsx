import { type ReactNode, useEffect, useRef, useState } from "react";

/** In px: the width of a page on a desktop. */
const DESKTOP = 1280;

/** Shows a frame as wide as on a desktop, scaled down to the room that it has. */
export function ScaledPage({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / DESKTOP));
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className="pane-page" style={{ "--desktop": `${DESKTOP}px`, "--scale": String(scale) }}>
      {children}
    </div>
  );
}

import { type RefCallback, useCallback, useRef, useState } from "react";

/** Whether any part of an element is on the screen. Pass `observe` to it as `ref`. True before the first result. */
export const useInView = (): readonly [observe: RefCallback<Element>, inView: boolean] => {
  const [inView, setInView] = useState(true);
  const observer = useRef<IntersectionObserver>();
  const observe = useCallback((element: Element | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver(entries => setInView(entries.at(-1)?.isIntersecting ?? true));
    observer.current.observe(element);
  }, []);
  return [observe, inView];
};

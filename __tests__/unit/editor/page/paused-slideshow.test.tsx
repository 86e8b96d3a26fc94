/** @jest-environment jsdom */
import { useState } from "react";
import { act, render, renderHook, screen } from "@testing-library/react";
import { usePausedSlideshow } from "../../../../plugins/gatsby-plugin-editor/browser/page/use-paused-slideshow";

/** A page whose slideshow has the button of the home page. */
const Slideshow = () => {
  const [paused, setPaused] = useState(false);
  return (
    <main>
      <button
        type="button"
        aria-label={paused ? "Play slideshow" : "Pause slideshow"}
        onClick={() => setPaused(!paused)}
      >
        {paused ? <b>▶</b> : <i>Ⅱ</i>}
      </button>
    </main>
  );
};

test("the slideshow of a page is paused as soon as it is there, also if it is made anew", async () => {
  renderHook(() => usePausedSlideshow(document));
  const { rerender } = render(<Slideshow key="first" />);
  await screen.findByRole("button", { name: "Play slideshow" });
  rerender(<Slideshow key="second" />);
  await screen.findByRole("button", { name: "Play slideshow" });
});

test("a slideshow that the page has already is paused", () => {
  render(<Slideshow />);
  renderHook(() => usePausedSlideshow(document));
  expect(screen.getByRole("button")).toHaveAccessibleName("Play slideshow");
});

test("a slideshow that somebody starts again plays on", async () => {
  render(<Slideshow />);
  renderHook(() => usePausedSlideshow(document));
  await act(async () => screen.getByRole("button", { name: "Play slideshow" }).click());
  expect(screen.getByRole("button")).toHaveAccessibleName("Pause slideshow");
});

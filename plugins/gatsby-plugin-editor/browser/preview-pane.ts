import { preview as messages } from "../messages";
import { showPage } from "./page-frame";

/** In the storage of the browser: the chosen width of the page. */
const VIEW = "editor view";

/** A switch between the widths of the page. The browser remembers it. */
const viewSwitch = (view: "desktop" | "phone") =>
  h(
    "label",
    {},
    h("input", {
      type: "radio",
      name: "view",
      value: view,
      defaultChecked: (localStorage.getItem(VIEW) ?? "desktop") === view,
      onChange: () => localStorage.setItem(VIEW, view),
    }),
    messages[view],
  );

/** The pane beside the form: the page at an address, below a bar and a notice. */
export function previewPane(address: string) {
  const showInFrame = (frame: HTMLIFrameElement | null) => {
    if (frame) showPage(frame, address);
  };
  // The pane scales a wide page down to half of its size.
  const srcDoc = `<p style='margin: 1em; font: max(16px, 2vw) sans-serif'>${messages.making}</p>`;
  const views = h("fieldset", {}, h("legend", {}, messages.width), viewSwitch("desktop"), viewSwitch("phone"));
  return h(
    "div",
    { className: "pane" },
    h("div", { className: "pane-bar" }, views, h("a", { href: address, target: "_blank" }, messages.open)),
    h("p", { className: "pane-notice", role: "status" }),
    h("div", { className: "pane-page" }, h("iframe", { key: address, ref: showInFrame, srcDoc, title: "Site" })),
  );
}

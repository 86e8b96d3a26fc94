import { createStyles } from "../theme/create-styles";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { media } from "../theme/media";
import { font, shape, space } from "../theme/tokens";
import { NoticeCard } from "./notice-card";
import type { Notice } from "./notice";

/** In ms: a success goes by itself after this; an error stays until it is dismissed. */
const successDuration = 8_000;

/** Shows a notice in place of the one before. Sonner's own width is the specification's 356 px. */
export const show = (notice: Notice): void => {
  toast.dismiss();
  toast.custom(id => <NoticeCard {...notice} dismiss={() => toast.dismiss(id)} />, {
    duration: notice.kind === "error" ? Infinity : successDuration,
  });
};

const offset = { bottom: "var(--notice-offset)", right: "24px", left: "16px" };

/** In a root of its own beside the page, so that a notice is still seen when the visitor has gone on to another. */
const place = document.body.appendChild(document.createElement("div"));

const styles = createStyles("notice-stack", {
  place: {
    "--notice-offset": "24px",
    [media.below("tablet")]: { "--notice-offset": `calc(${shape.callBar} + ${space.m} + env(safe-area-inset-bottom))` },
    "& [data-sonner-toaster]": { fontFamily: font.family },
    "& [data-sonner-toast]": { width: "var(--width)" },
    "& [data-sonner-toast] > [data-content]": { width: "100%" },
    "@media (max-width: 600px)": { "& [data-sonner-toast]": { width: "calc(100% - 32px)" } },
  },
});

createRoot(place).render(
  <div className={styles.place}>
    <Toaster position="bottom-right" offset={offset} mobileOffset={{ ...offset, right: "16px" }} />
  </div>,
);

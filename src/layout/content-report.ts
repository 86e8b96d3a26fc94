import { color } from "../theme/tokens";

/**
 * Only in `gatsby develop`: shows content errors over the page until they are fixed. The page below shows the last
 * valid content.
 */
export const showContentReports = () => {
  const overlay = document.createElement("pre");
  overlay.setAttribute("role", "alert");
  overlay.hidden = true;
  overlay.style.cssText =
    "position:fixed;inset:auto 0 0;z-index:99;max-height:60vh;overflow:auto;margin:0;padding:24px;" +
    `background:${color.ink};color:${color.paper};border-top:4px solid ${color.brand};font:14px/1.6 monospace;white-space:pre-wrap`;
  document.body.append(overlay);
  new EventSource("/___content-report").onmessage = ({ data }: MessageEvent<string>) => {
    const report = JSON.parse(data) as string;
    overlay.hidden = report === "";
    overlay.textContent = report;
  };
};

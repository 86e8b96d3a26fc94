import { color } from "../theme/tokens";

/**
 * While developing: lays what is wrong with the content over the page, which goes on showing the last good content,
 * until it is mended. Not part of the built site.
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

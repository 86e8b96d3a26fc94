import { posix } from "node:path";
import { FILE_KINDS, addressOf } from "../contract/file-kinds";

/** The pages of the site by what is open in the editor: "pages/home", and "services/" for a service of any name. */
const pages = Object.fromEntries(
  FILE_KINDS.flatMap(({ path, folder }) => {
    if (folder) return [[`${path}/`, addressOf(`${path}/-.json`)?.slice(0, -1)]];
    const address = addressOf(path);
    return address ? [[`${posix.dirname(path)}/${posix.basename(path, ".json")}`, address]] : [];
  }),
);

/** A page with the editor at the left and the site at the right, which shows the page that is being edited. */
export const sideBySide = (site: string) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>Editor and site</title>
    <style>
      body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; height: 100vh }
      iframe { border: 0; width: 100%; height: 100% }
      iframe + iframe { border-left: 2px solid #798291; box-sizing: border-box }
    </style>
  </head>
  <body>
    <iframe src="/editor/" title="Editor"></iframe>
    <iframe src="${site}/" title="Site"></iframe>
    <script>
      const [editor, shown] = document.querySelectorAll("iframe");
      const pages = ${JSON.stringify(pages)};
      const follow = () => {
        const [, folder, name] = /^#\\/collections\\/([^/]+\\/)entries\\/([^/]+)$/.exec(editor.contentWindow.location.hash) ?? [];
        const page = pages[folder + name] ?? (pages[folder] && pages[folder] + name);
        if (page) shown.src = ${JSON.stringify(site)} + page;
      };
      editor.addEventListener("load", () => editor.contentWindow.addEventListener("hashchange", follow));
    </script>
  </body>
</html>
`;

import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { problemNaming, problemsAfterReplacing } from "./editor";

const LOGO = { file: "company.json", field: "logoLight.image" };
const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const FRAME = 'viewBox="0 0 9 9"';
const PATH = '<path d="M0 0h9v9z"/>';

/** The head of a file of Adobe Illustrator: a document type with abbreviations, and data of its own. */
const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns:x="&ns_ai;" xmlns="&ns_svg;" ${FRAME}>
  <switch><foreignObject requiredExtensions="&ns_ai;" width="1" height="1"/><g>${PATH}</g></switch>
</svg>`;

const INKSCAPE = `<svg ${SVG} xmlns:svg="http://www.w3.org/2000/svg" xmlns:ink="http://www.inkscape.org/namespaces/inkscape"
  ink:export-filename="C:\\logo.png" ink:only-visible="1" ${FRAME}><ink:page id="a"/><svg:path d="M0 0h9v9z" style="fill:url(#g) red"/></svg>`;

const after = (logo: string | Buffer) => problemsAfterReplacing({ "logos/logo-light.svg": logo });

test.each([
  { what: "no xmlns", logo: `<svg ${FRAME}>${PATH}</svg>`, remedy: "Export it again as an SVG file" },
  {
    what: "only a picture from another site",
    logo: `<svg ${SVG} ${FRAME}><image href="https://a.example/x.png" width="9" height="9"/></svg>`,
    remedy: "Export it again with pictures embedded",
  },
  {
    what: "a picture beside the file",
    logo: `<svg ${SVG} ${XLINK} ${FRAME}>${PATH}<image xlink:href="x.png" width="9" height="9"/></svg>`,
    remedy: "Export it again with pictures embedded",
  },
  {
    what: "a style sheet beside the file",
    logo: `<svg ${SVG} ${FRAME}><style>@import "a.css";</style>${PATH}</svg>`,
    remedy: "Export it again with the style inside of it",
  },
  {
    what: "a colour from another file",
    logo: `<svg ${SVG} ${FRAME}><path fill="url(b.svg#g)" d="M0 0h9v9z"/></svg>`,
    remedy: "Export it again with the style inside of it",
  },
  {
    what: "proportions that are not kept",
    logo: `<svg ${SVG} ${FRAME} preserveAspectRatio="none">${PATH}</svg>`,
    remedy: "Export it again with its proportions kept",
  },
  {
    what: "edges that are cut off",
    logo: `<svg ${SVG} ${FRAME} preserveAspectRatio="xMidYMid slice">${PATH}</svg>`,
    remedy: "Export it again without this setting",
  },
  { what: "no viewBox", logo: `<svg ${SVG} width="9" height="9">${PATH}</svg>`, remedy: "a viewBox, turned on" },
  {
    what: "a viewBox in a comment",
    logo: `<svg ${SVG}><!-- <svg ${FRAME}> -->${PATH}</svg>`,
    remedy: "a viewBox, turned on",
  },
  {
    what: "a viewBox on an inner element",
    logo: `<svg ${SVG}><svg ${FRAME}>${PATH}</svg></svg>`,
    remedy: "a viewBox, turned on",
  },
  {
    what: "a viewBox of a drawing program's own",
    logo: `<svg ${SVG} xmlns:own="https://own.example/" own:viewBox="0 0 9 9">${PATH}</svg>`,
    remedy: "a viewBox, turned on",
  },
  {
    what: "a viewBox of two numbers",
    logo: `<svg ${SVG} viewBox="9 9">${PATH}</svg>`,
    remedy: "Export it again with the frame fitted",
  },
  {
    what: "a script",
    logo: `<svg ${SVG} ${FRAME}>${PATH}<script>alert(1)</script></svg>`,
    remedy: "Export it again as plain SVG, without interactivity",
  },
  {
    what: "a script in an attribute",
    logo: `<svg ${SVG} ${FRAME} onload="alert(1)">${PATH}</svg>`,
    remedy: "Export it again as plain SVG, without interactivity",
  },
  {
    what: "a script in a link",
    logo: `<svg ${SVG} ${FRAME}><a href=" javascript:alert(1)">${PATH}</a></svg>`,
    remedy: "Export it again as plain SVG, without interactivity",
  },
  {
    what: "a piece of a web page",
    logo: `<svg ${SVG} ${FRAME}><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject></svg>`,
    remedy: "Export it again with its text turned into paths",
  },
  { what: "nothing to draw", logo: `<svg ${SVG} ${FRAME}/>`, remedy: "Export it again with the frame fitted" },
  {
    what: "a hidden drawing",
    logo: `<svg ${SVG} ${FRAME}><g display="none">${PATH}</g></svg>`,
    remedy: "Export it again with the frame fitted",
  },
  {
    what: "a drawing outside of its frame",
    logo: `<svg ${SVG} viewBox="50 50 9 9">${PATH}</svg>`,
    remedy: "Export it again with the frame fitted",
  },
  {
    what: "a copy of an element that is not there",
    logo: `<svg ${SVG} ${FRAME}><use href="#gone"/></svg>`,
    remedy: "Export it again with the frame fitted",
  },
  {
    what: "a size beyond all screens",
    logo: `<svg ${SVG} width="9000" height="90" ${FRAME}>${PATH}</svg>`,
    remedy: "Save it smaller",
  },
  { what: "no end", logo: `<svg ${SVG} ${FRAME}><path d="M0 0h9v9`, remedy: "Export it again as SVG" },
  {
    what: "a prefix that nothing declares",
    logo: `<svg ${SVG} ${FRAME}>${PATH}<use xlink:href="#a"/></svg>`,
    remedy: "Export it again as SVG",
  },
  {
    what: "a web page in its place",
    logo: "<!doctype html><html><body>Not found",
    remedy: "Export the drawing as SVG",
  },
])("a logo with $what is refused with what to export differently", async ({ logo, remedy }) => {
  expect(await after(logo)).toEqual([problemNaming({ ...LOGO, remedy })]);
});

test("a logo that is packed, in an old encoding or really a photograph is refused", async () => {
  const naming = (remedy: string) => [problemNaming({ ...LOGO, remedy })];
  const plain = "Export it again as plain SVG";
  expect(await after(gzipSync(`<svg ${SVG} ${FRAME}>${PATH}</svg>`))).toEqual(naming(plain));
  const latin = `<?xml version="1.0" encoding="iso-8859-1"?><svg ${SVG} ${FRAME}><title>Café</title>${PATH}</svg>`;
  expect(await after(Buffer.from(latin, "latin1"))).toEqual(naming(plain));
  const photograph = sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } });
  expect(await after(await photograph.jpeg().toBuffer())).toEqual(naming("is really a JPEG file"));
});

test("a logo with letters as text has a warning, because each computer draws it differently", async () => {
  const problem = problemNaming({ ...LOGO, severity: "warning", remedy: "text turned into paths" });
  expect(await after(`<svg ${SVG} viewBox="0 0 90 30"><text y="20">ACME</text></svg>`)).toEqual([problem]);
});

test.each<[string, string]>([
  ["Illustrator", ILLUSTRATOR],
  ["Inkscape", INKSCAPE],
  [
    "a program that names every element with a prefix",
    `<svg:svg xmlns:svg="${SVG.slice(7, -1)}" ${FRAME}><svg:path d="M0 0h9v9z"/></svg:svg>`,
  ],
  ["a program that writes a byte order mark", `\uFEFF<svg ${SVG} ${FRAME}>${PATH}</svg>`],
  ["a program that writes a long comment first", `<!-- ${"x".repeat(3000)} --><svg ${SVG} ${FRAME}>${PATH}</svg>`],
  ["a program that adds a link", `<svg ${SVG} ${FRAME}><a href="https://a.example/">${PATH}</a></svg>`],
])("a logo of %s is allowed", async (_what, logo) => {
  expect(await after(logo)).toEqual([]);
});

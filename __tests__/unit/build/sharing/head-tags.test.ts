/** @jest-environment node */
import { withHeadTags } from "../../../../src/build/sharing/head-tags";

const page = (title: string) =>
  `<html><head><title data-react-helmet="true">${title}</title><meta data-react-helmet="true" name="description" content="What &quot;it&quot; is &amp; does"/><style>a{}</style></head><body></body></html>`;

const told = {
  card: { address: "/cards/home-1.jpg", alt: 'Harbour & "Heron"' },
  url: "https://example.co.uk",
  siteName: "Harbour & Heron",
  icon: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z" fill="#c22"/></svg>',
};

const contentOf = (html: string, name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];

test("social networks are told what the page itself says, escaped as it must be", () => {
  const html = withHeadTags(page('Roofs &amp; "walls"'), told);
  expect(contentOf(html, "og:title")).toBe("Roofs &amp; &quot;walls&quot;");
  expect(contentOf(html, "og:description")).toBe("What &quot;it&quot; is &amp; does");
  expect(contentOf(html, "og:site_name")).toBe("Harbour &amp; Heron");
  expect(contentOf(html, "og:image")).toBe("https://example.co.uk/cards/home-1.jpg");
  expect(contentOf(html, "twitter:image:alt")).toBe("Harbour &amp; &quot;Heron&quot;");
  expect(html).not.toContain("og:url");
});

test("the icon stands in the page as it is", () => {
  const [, address = ""] = /<link rel="icon"[^>]* href="([^"]*)">/.exec(withHeadTags(page("Roofs"), told)) ?? [];
  expect(decodeURIComponent(address).replaceAll("'", '"')).toBe(`data:image/svg+xml,${told.icon}`);
});

test("no text can end the structured data early, or be taken for a pattern", () => {
  const text = "</script><script>alert(1)</script> $& $' $`";
  const html = withHeadTags(page("Roofs"), { ...told, data: { caption: text } });
  expect(html.match(/<script/g)).toHaveLength(1);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual({ caption: text });
});

test("a page that a later build has not written anew has everything once, as it is now", () => {
  const first = withHeadTags(page("Roofs"), { ...told, data: { caption: "Before" } });
  const card = { ...told.card, address: "/cards/home-2.jpg" };
  const second = withHeadTags(first, { ...told, card, data: { caption: "After" } });
  expect(second).toBe(withHeadTags(page("Roofs"), { ...told, card, data: { caption: "After" } }));
  expect(second.match(/og:image"/g)).toHaveLength(1);
  expect(withHeadTags(second, told)).toBe(withHeadTags(page("Roofs"), told));
});

test("a page without a title is refused", () => {
  expect(() => withHeadTags("<head><style></style></head>", told)).toThrow("A page has no title.");
});

/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { Clients } from "../../../src/sections/home/clients";

const names = ["One", "Two", "Three", "Four", "Five", "Six"];
const items = names.map(name => ({ id: name, name, logo: { image: { publicURL: `/${name}.svg` } } }));

test("the page as it is sent shows all six logos and hides none until a script comes", () => {
  const html = renderToStaticMarkup(
    <Clients section={{ eyebrow: null, heading: "Trusted by the best", text: null }} clients={{ items }} />,
  );
  for (const name of names) expect(html).toContain(`>${name}</li>`);
  expect(html).not.toContain("opacity:0");
});

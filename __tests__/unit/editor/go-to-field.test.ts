/** @jest-environment jsdom */
import { pathOf, fieldAt } from "../../../plugins/gatsby-plugin-editor/browser/go-to-field";

/** A form like Decap CMS's, with an id on each field. */
const field = (id: string, name: string, inside = "<input />") =>
  `<div id="${id}" class="css-1-ControlContainer"><div><label for="${name}-field-7"></label></div>${inside}</div>`;
const entry = (id: string, inside: string) => `<div id="${id}" class="css-2-SortableListItem">${inside}</div>`;

test.each([
  ["a field", "alt", "alt"],
  ["a field of a list entry", "slides[1].alt", "second-alt"],
  ["a list entry", "slides[0]", "first"],
  ["a field of an optional group", "prompt.alt", "prompt-alt"],
  ["a group, if the form lacks the field", "prompt.other", "prompt"],
])("a message goes to %s", (_what, path, id) => {
  const slides = ["first", "second"].map(name => entry(name, field(`${name}-alt`, "alt")));
  const prompt = entry("only", field("prompt-alt", "alt"));
  document.body.innerHTML = [
    field("slides", "slides", `<div>${slides.join("")}</div>`),
    field("alt", "alt"),
    field("prompt", "prompt", `<div>${prompt}</div>`),
  ].join("");
  const found = fieldAt(path);
  expect(found.id).toBe(id);
  // A field finds itself again after the form was loaded anew.
  expect(fieldAt(pathOf(found)).id).toBe(id);
});

/** @jest-environment jsdom */
import { placeOf } from "../../../plugins/gatsby-plugin-editor/browser/go-to-field";

/** A form like Decap CMS's, with an id on each field. */
const field = (id: string, label: string, inside = "<input />") =>
  `<div id="${id}" class="css-1-ControlContainer"><label>${label}</label>${inside}</div>`;
const entry = (id: string, inside: string) => `<div id="${id}" class="css-2-SortableListItem">${inside}</div>`;

test.each([
  ["a field", "Menu is empty.", "menu"],
  ["a field whose label starts like another's", "Menu name is too long.", "menu-name"],
  ["a field of a list entry", "Slides › 2 › Alternative text is empty.", "second-alt"],
  ["a field of an optional group", "Prompt › Heading is too long.", "prompt-heading"],
  ["a group, if the form lacks the field", "Prompt › Other is missing.", "prompt"],
  ["no field, if it names another file", "Menu/footer: Order is 2.", undefined],
  ["no field", "The editor does not answer.", undefined],
])("a message goes to %s", (_what, line, id) => {
  const slides = ["first", "second"].map(name => entry(name, field(`${name}-alt`, "Alternative text (optional)")));
  const prompt = entry("only", field("prompt-heading", "Heading"));
  document.body.innerHTML = [
    field("menu", "Menu"),
    field("menu-name", "Menu name"),
    field("slides", "Slides", `<div>${slides.join("")}</div>`),
    field("prompt", "Prompt (optional)", `<div>${prompt}</div>`),
  ].join("");
  expect(placeOf(line)?.id).toBe(id);
});

import {
  lineOfAddress,
  lineOfCommand,
  lineOfLink,
  readLine,
} from "../../../plugins/gatsby-plugin-editor/messages/message-lines";
import { contentPath, writtenPath } from "../paths";

test.each([
  ["a sentence alone", "Not saved.", { kind: "sentence", sentence: "Not saved." }],
  [
    "a problem without a field",
    lineOfLink("It is broken.", { path: writtenPath("") }),
    { kind: "sentence", sentence: "It is broken." },
  ],
  [
    "a field of the open form",
    lineOfLink("It is too long.", { path: writtenPath("hero.title") }),
    { kind: "link", sentence: "It is too long.", target: { path: "hero.title" } },
  ],
  [
    "a field of another form",
    lineOfLink("It is too long.", { path: writtenPath("name"), file: contentPath("team.json") }),
    { kind: "link", sentence: "It is too long.", target: { path: "name", file: "team.json" } },
  ],
  ["an address", lineOfAddress("https://firm.example"), { kind: "address", address: "https://firm.example" }],
  ["a command", lineOfCommand("git push"), { kind: "command", command: "git push" }],
])("a line with %s is read as it was written", (_what, line, expected) => {
  expect(readLine(line)).toEqual(expected);
});

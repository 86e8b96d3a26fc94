/** @jest-environment node */
import type { Problem } from "../../../src/build/content/problem";
import { annotations, jsonReport, summary, textReport } from "../../../src/build/content/report";

const problem = (
  severity: Problem["severity"],
  message: string,
  path = "hero.text",
  file = "content/pages/home.json",
): Problem => ({ file, line: 3, column: 5, path, severity, message });
const three = [problem("hint", "holds two spaces."), problem("error", "is empty."), problem("warning", "is odd.")];

test("errors come first, one problem a line", () => {
  expect(textReport(three).split("\n")).toEqual([
    "content/pages/home.json:3:5 hero.text is empty.",
    "content/pages/home.json:3:5 warning: hero.text is odd.",
    "content/pages/home.json:3:5 hint: hero.text holds two spaces.",
  ]);
});

test("the summary counts, and says whether the site can be built", () => {
  expect(summary(three)).toBe("1 error, 1 warning and 1 hint. The site cannot be built until the errors are mended.");
  expect(summary([...three.slice(0, 1), ...three.slice(2)])).toBe(
    "1 warning and 1 hint. Nothing that keeps the site from being built.",
  );
  expect(summary([])).toBe("The content is in order.");
});

test("annotations escape what GitHub would read as a command", () => {
  const nasty = problem("error", "is 100%\r\n::set-output name=x::y", "", "content/a,b:c%.json");
  expect(annotations([nasty])).toBe(
    "::error file=content/a%2Cb%3Ac%25.json,line=3,col=5::is 100%25%0D%0A::set-output name=x::y",
  );
  expect(
    annotations(three)
      .split("\n")
      .map(line => line.split(" ")[0]),
  ).toEqual(["::error", "::warning", "::notice"]);
});

test("JSON for other programs holds every problem as a whole sentence", () => {
  expect(JSON.parse(jsonReport(three))).toEqual({
    passed: false,
    problems: [
      {
        file: "content/pages/home.json",
        line: 3,
        column: 5,
        path: "hero.text",
        severity: "error",
        message: "hero.text is empty.",
      },
      expect.objectContaining({ severity: "warning" }),
      expect.objectContaining({ severity: "hint" }),
    ],
  });
  expect(JSON.parse(jsonReport([]))).toEqual({ passed: true, problems: [] });
});

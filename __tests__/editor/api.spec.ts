import { type APIRequestContext, expect, test } from "@playwright/test";
import { editorUrl, project, restoreContent } from "./project";

restoreContent();

type Headers = Readonly<{ Origin?: string; Host?: string }>;
const own: Headers = { Origin: editorUrl };

const ask = (request: APIRequestContext, action: string, params: object, headers = own) =>
  request.post("/admin/api", { data: { action, params }, headers: { ...headers } });

test("only the editor's own page may read and write", async ({ request }) => {
  const elsewhere = "http://elsewhere.example";
  expect((await ask(request, "files", {})).status()).toBe(200);
  const foreign: Headers[] = [
    {},
    { Origin: elsewhere },
    { Origin: "null" },
    { Origin: elsewhere, Host: "elsewhere.example" },
  ];
  for (const headers of foreign) expect((await ask(request, "files", {}, headers)).status()).toBe(403);
});

test("only content files and pictures are read, written and deleted", async ({ request }) => {
  const outside = [
    "package.json",
    "../package.json",
    "photos/../../package.json",
    "/etc/passwd",
    "photos/..\\..\\photo.jpg",
  ];
  for (const file of [...outside, "schemas/team.schema.json"])
    for (const [action, params] of [
      ["save", { file, fileText: "{}", basedOn: undefined }],
      ["save", { file: "team.json", fileText: "{}", pictures: [{ file, base64: "" }] }],
      ["draft", { file, fileText: "{}" }],
      ["picture", { file }],
      ["versions", { file }],
      ["move", { file, target: file }],
      ["deletion", { file }],
      ["remove", { file }],
    ] as const)
      expect((await ask(request, action, params)).status(), `${action} of ${file}`).toBe(422);
  for (const folder of [".", "..", "/etc", "photos/../.."])
    expect(await (await ask(request, "pictures", { folder })).json()).toEqual([]);
  expect((await ask(request, "rename", { file: "team.json" })).status()).toBe(422);
  expect(project.changes()).toEqual({});
});

test("a picture that a page shows is not deleted", async ({ request }) => {
  const answer = await ask(request, "remove", { file: "photos/slide-01.jpg" });
  expect(await answer.text()).toContain("These use it");
  expect(project.changes()).toEqual({});
});

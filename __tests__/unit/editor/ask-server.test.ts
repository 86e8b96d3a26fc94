import { askServer } from "../../../plugins/gatsby-plugin-editor/browser/store/ask-server";

afterEach(() => jest.restoreAllMocks());

const NO_ANSWER = "The editor does not answer. Start npm run edit again, then save; what you wrote stays here.";

test.each([
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["another program", () => Promise.resolve(new Response("<!doctype html><p>Cannot POST", { status: 404 }))],
  ["a server that ends in the middle", () => Promise.resolve(new Response('{"file":"case-st'))],
])("where %s answers, the editor says what to do", async (_what, answer) => {
  jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  await expect(askServer("files")).rejects.toThrow(NO_ANSWER);
});

test("what the server refuses is said in its own words", async () => {
  const answer = Response.json({ error: "There is no such file." }, { status: 422 });
  jest.spyOn(globalThis, "fetch").mockResolvedValue(answer);
  await expect(askServer("files")).rejects.toThrow("There is no such file.");
});

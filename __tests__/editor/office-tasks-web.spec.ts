import { test } from "@playwright/test";
import { parseObject } from "../../plugins/gatsby-plugin-editor/changes/json-edit";
import { type GithubHost, OWN_BRANCH } from "../github-host/github-host";
import { withChosenNames } from "../site/difference";
import { testTasksOfStore } from "./office-tasks";
import { hostWithContent, openWebEditor, publishForTests } from "./web";

publishForTests();

let host: GithubHost;
test.beforeEach(async () => {
  host = await hostWithContent();
});

/** The branch with what is saved: the published one, until there is a save. */
const savedBranch = () => (host.state.branches.has(OWN_BRANCH) ? OWN_BRANCH : "main");

/** These tasks in the published editor, over a stand-in of GitHub. What is on its branch `main` is published. */
testTasksOfStore({
  open: page => openWebEditor(page, host),
  says: { saved: "Saved.", deleted: "Deleted." },
  changes: async () => {
    const changed = Object.entries(withChosenNames(host.differenceOf(savedBranch())));
    return Object.fromEntries(changed.map(([path, lines]) => [path.replace(/^content\//, ""), lines]));
  },
  json: async file => parseObject(String(host.filesOf(savedBranch()).get(`content/${file}`))),
  publish: async () => undefined,
});

import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { formsOf } from "./forms";
import { answerApi } from "./local-api";
import { publishEditor, writeEditor } from "./write-editor";
import { writeForms } from "./write-forms";

const folder = "public/admin";
const ownerAndName = /^[\w.-]+\/[\w.-]+$/;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    repository: Joi.string().empty("").pattern(ownerAndName, "EDITOR_REPOSITORY=owner/name"),
    branch: Joi.string().empty("").default("main"),
    signIn: Joi.string().uri().empty("").default("https://api.netlify.com"),
  });

/** Publishes the editor at /admin if its options name the repository for its pull requests. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ pathPrefix }, options) =>
  publishEditor(folder, options, pathPrefix);

/** Serves the editor at /admin in `gatsby develop`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  const config = await writeEditor(folder, "/admin", { name: "proxy", proxy_url: "/admin/api" });
  await writeForms(`${folder}/forms`, config);
  const express = app as Record<"get" | "post", (path: string, answer: (...given: never[]) => unknown) => void>;
  const pageIn = (folderOfPage: string) => {
    const page = resolve(folderOfPage, "index.html");
    return (_: unknown, response: { sendFile: (path: string) => void }) => response.sendFile(page);
  };
  express.get("/admin", pageIn(folder));
  express.get("/admin/forms", pageIn(`${folder}/forms`));
  express.post("/admin/api", answerApi(process.cwd(), formsOf(config)));
  reporter.info("The editor is at /admin of the site.");
};

import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { loadSchemas } from "../gatsby-plugin-content/load-schemas";
import { formsOf } from "./forms/editor-forms";
import { answerApi } from "./server/local-api";
import { publishEditor, writeEditor } from "./server/write-editor";

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
  publishEditor(folder, options as unknown as Parameters<typeof publishEditor>[1], pathPrefix);

/** Serves the editor at /admin in `gatsby develop`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  await writeEditor(folder, "/admin", { kind: "computer" });
  const page = resolve(folder, "index.html");
  const express = app as Record<"get" | "post", (path: string, answer: (...given: never[]) => unknown) => void>;
  express.get("/admin", (_: unknown, response: { sendFile: (path: string) => void }) => response.sendFile(page));
  express.post("/admin/api", answerApi(process.cwd(), formsOf(loadSchemas("content/schemas"))));
  reporter.info("The editor is at /admin of the site.");
};

import { bar, questions } from "../messages";
import type { Deletion } from "../protocol";
import { say } from "./bar";
import type { Backend } from "./decap/backend";
import { hasUnsavedChanges } from "./decap/store";
import { askQuestion } from "./question";

/** Asks whether to delete an entry, and where its visitors go. */
async function askAboutDeletion({ title, from, to, redirects }: Deletion) {
  const details = [
    ...(from && to ? [questions.visitors(from)] : []),
    ...(redirects.length > 0 ? [questions.redirects(redirects)] : []),
    ...(hasUnsavedChanges() ? [questions.losesUnsaved] : []),
  ];
  const withRedirect = { value: "redirect", label: questions.removeAndRedirect(to ?? "") } as const;
  return askQuestion(questions.remove(title), details.join("\n"), [
    ...(to ? [withRedirect] : []),
    { value: "delete", label: questions.removeOnly } as const,
    { value: "keep", label: questions.keep } as const,
  ]);
}

/** Asks before a deletion, and sends the visitors of the page to another one. */
export function explainDeletions(backend: Backend): void {
  const deleteFiles = backend.deleteFiles.bind(backend);
  backend.deleteFiles = async ([path = ""]) => {
    // Decap CMS itself asks about a picture.
    if (!path.endsWith(".json")) return deleteFiles([path]);
    const deletion = (await backend.request({ action: "deletion", params: { path } })) as Deletion;
    const answer = await askAboutDeletion(deletion);
    // Decap CMS says the reason, and stays in the form.
    if (answer !== "delete" && answer !== "redirect") throw new Error(questions.kept(deletion.title));
    const redirectTo = answer === "redirect" ? deletion.to : undefined;
    await backend.request({ action: "deleteFiles", params: { paths: [path], redirectTo } });
    say({ text: bar.deleted, staysForNextList: true });
  };
}

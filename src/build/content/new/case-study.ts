import { type Answers, type Kind, answer, jsonBytes } from "./kind";
import { companyName, nextOrder } from "./project";
import { choice, existing, newSlug, pictureQuestions, text } from "./questions";
import { STARTER_NOTE, atMost } from "./starter-words";
import { type PictureEntry, planPhoto } from "./with-photo";

export const caseStudy: Kind = {
  name: "case-study",
  what: "a project with its own page",
  questions: [
    text("name", "name of the project", 60, 3),
    newSlug("case-studies", "name"),
    existing("service", "service that it belongs to", "services"),
    choice("featured", "show it in the home page's carousel", ["yes", "no"], "no"),
    {
      ...choice(
        "status",
        "state of the text (a placeholder is not linked from other pages)",
        ["published", "placeholder"],
        "",
      ),
      fallback: answers => (answer(answers, "featured") === "yes" ? "published" : "placeholder"),
    },
    choice("theme", "colours of the page", ["light", "dark"], "light"),
    ...pictureQuestions("photograph, at least 1600 pixels wide"),
  ],
  plan: async (answers, project) => {
    const photo = await planPhoto(answers, project);
    const slug = answer(answers, "slug");
    const status = answer(answers, "status");
    const file = {
      $schema: "../schemas/case-study.schema.json",
      ...(status === "published" ? { standIn: STARTER_NOTE } : {}),
      slug,
      order: nextOrder(project, "case-studies"),
      name: answer(answers, "name"),
      status,
      featured: answer(answers, "featured") === "yes",
      theme: answer(answers, "theme"),
      service: answer(answers, "service"),
      ...story(answers, companyName(project), photo.entry),
    };
    const path = `case-studies/${slug}.json`;
    return {
      changed: photo.changed,
      created: new Map([...photo.created, [path, jsonBytes(file)] as const]),
      notes: [...photo.notes, `The page is at /projects/${slug}. Put the firm's own words into content/${path}.`],
    };
  },
};

function story(answers: Answers, company: string, picture: PictureEntry): object {
  const name = answer(answers, "name");
  const write = answer(answers, "status") === "published" ? neutral : template;
  return {
    summary: write("summary", `${name}: a project in Suffolk and Norfolk. The full story follows.`),
    description: atMost(
      160,
      `${name}: a case study by ${company}, contractors for industrial and commercial maintenance in Suffolk and Norfolk.`,
    ),
    hero: {
      title: name,
      highlight: name.split(" ").at(-1),
      subtitle: write("subtitle", "The full story of this project follows here."),
      picture,
    },
    facts: [],
    challenge: section(write, "challenge", "what was wrong with the building and what the client needed", picture),
    results: section(write, "results", "what was done and what the client has gained", picture),
  };
}

function section(write: typeof template, name: string, says: string, picture: PictureEntry): object {
  return {
    paragraphs: [
      write(`${name} description`, `The ${name} of this project will be described here. This paragraph says ${says}.`),
      write(
        `second ${name} paragraph`,
        "A second paragraph follows here with more about the building and the work on it.",
      ),
    ],
    picture,
    caption: write(`${name} picture caption`, "A picture of the project"),
  };
}

/** Template text in square brackets, which only a placeholder may show. */
function template(what: string, _neutral: string): string {
  return `[Your ${what} will go here. Say in plain sentences what a visitor should know...]`;
}

function neutral(_what: string, words: string): string {
  return words;
}

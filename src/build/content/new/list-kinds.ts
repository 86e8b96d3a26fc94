import { lengthOf, quote } from "../wording";
import { addToList } from "./add-to-list";
import { type Kind, type Question, answer } from "./kind";
import { slugify, slugsOf } from "./project";
import { existing, pictureQuestions, text } from "./questions";
import { pictureQuestion, takePicture } from "./take-picture";
import { LONGEST_CAPTION, captionFrom, createdBy, planPhoto, relativeTo } from "./with-photo";

const caption: Question = {
  ...text("caption", "caption in the gallery", LONGEST_CAPTION),
  fallback: answers => captionFrom(answer(answers, "alt")),
};

export const teamMember: Kind = {
  name: "team-member",
  what: "a person of the home page's team",
  questions: [
    text("name", "name of the person", 60, 2),
    text("role", "role in the firm", 60, 2),
    pictureQuestion("picture", "square portrait", "team"),
    {
      ...text("alt", "what the portrait shows", 200, 10),
      fallback: answers => `Portrait of ${answer(answers, "name")}`,
    },
  ],
  plan: async (answers, project) => {
    const taken = await takePicture(project, answer(answers, "picture"), "team");
    const entry = {
      id: slugify(answer(answers, "name")),
      name: answer(answers, "name"),
      designation: answer(answers, "role"),
      picture: { image: relativeTo("team.json", taken.path), alt: answer(answers, "alt") },
    };
    const changed = addToList(project, "team.json", ["members"], entry);
    return {
      created: createdBy(taken),
      changed: new Map([["team.json", changed]]),
      notes: [...(taken.note ? [taken.note] : []), "The person stands last in the team section of the home page."],
    };
  },
};

export const client: Kind = {
  name: "client",
  what: "a client logo of the home page",
  questions: [text("name", "name of the client", 80, 2), pictureQuestion("mark", "logo as SVG drawing", "marks")],
  plan: async (answers, project) => {
    const taken = await takePicture(project, answer(answers, "mark"), "marks");
    const name = answer(answers, "name");
    const entry = { id: slugify(name), name, mark: { image: relativeTo("clients.json", taken.path), alt: name } };
    const changed = addToList(project, "clients.json", ["items"], entry);
    return {
      created: createdBy(taken),
      changed: new Map([["clients.json", changed]]),
      notes: ["The logo stands last among the clients of the home page."],
    };
  },
};

export const slide: Kind = {
  name: "slide",
  what: "a picture of the home page's slideshow",
  questions: [...pictureQuestions("photograph, at least 1600 pixels wide"), caption],
  plan: async (answers, project) => {
    const photo = await planPhoto(answers, project);
    const home = addToList(project, "pages/home.json", ["hero", "slides"], photo.entry);
    const changed = new Map([...photo.changed, ["pages/home.json", home] as const]);
    return {
      ...photo,
      changed,
      notes: [
        ...photo.notes,
        "The picture is the last one of the slideshow. To move it, move its lines in content/pages/home.json.",
      ],
    };
  },
};

export const alias: Kind = {
  name: "alias",
  what: "a second address of a case study",
  questions: [
    {
      flag: "path",
      label: "second address, starting with /projects/",
      fault: (given, project) => {
        if (!/^\/projects\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(given) || lengthOf(given) > 80)
          return `is ${quote(given)}. Write /projects/ and lower-case words joined by hyphens, for example /projects/gutter-repair.`;
        return slugsOf(project, "case-studies").includes(given.slice("/projects/".length))
          ? `is ${quote(given)}, the address of a case study itself. Choose another.`
          : undefined;
      },
    },
    existing("case-study", "case study that it shows", "case-studies"),
  ],
  plan: (answers, project) => {
    const entry = { path: answer(answers, "path"), caseStudy: answer(answers, "case-study") };
    const changed = addToList(project, "aliases.json", ["aliases"], entry);
    return Promise.resolve({
      created: new Map<string, Buffer>(),
      changed: new Map([["aliases.json", changed]]),
      notes: [`The case study is at ${entry.path}, too.`],
    });
  },
};

import { lengthOf, oneOf, quote } from "../wording";
import { type Question, answer } from "./kind";
import { type Project, slugify, slugsOf } from "./project";
import { pictureQuestion } from "./take-picture";

const SLUG = /^(?!index$|404$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name or sentence with a least and a greatest length in characters. */
export function text(flag: string, label: string, longest: number, shortest = 1): Question {
  return {
    flag,
    label,
    fault: given => {
      const length = lengthOf(given);
      if (length < shortest) return `is too short: at least ${shortest} characters are needed.`;
      return length > longest ? `is too long: ${length} characters, at most ${longest} fit.` : undefined;
    },
  };
}

/** The slug of a new file in a folder, by default made from another answer. */
export function newSlug(folder: string, from: string): Question {
  return {
    flag: "slug",
    label: "address and file name (lower-case words joined by hyphens)",
    fallback: answers => slugify(answer(answers, from)),
    fault: (given, project) => {
      if (!SLUG.test(given))
        return `is ${quote(given)}. Use lower-case letters, digits and single hyphens, for example roof-sheeting.`;
      return slugsOf(project, folder).includes(given)
        ? `is ${quote(given)}, and content/${folder}/${given}.json is there already. Nothing is overwritten; choose another.`
        : undefined;
    },
  };
}

/** One of a fixed set of words. */
export function choice(flag: string, label: string, choices: readonly string[], fallback: string): Question {
  return { flag, label, choices: () => choices, fallback: () => fallback };
}

/** The slug of a file that is there. */
export function existing(flag: string, label: string, folder: string): Question {
  return { flag, label, choices: project => slugsOf(project, folder) };
}

/** What is wrong with an answer to a question, as a sentence; undefined when nothing is. */
export function answerFault(question: Question, given: string, project: Project): string | undefined {
  const choices = question.choices?.(project);
  if (choices && !choices.includes(given))
    return `--${question.flag} is ${quote(given)}. It must be ${oneOf(choices)}.`;
  const fault = given === "" && !question.fallback ? "is empty." : question.fault?.(given, project);
  return fault === undefined ? undefined : `--${question.flag} ${fault}`;
}

/** The questions about a picture and its alternative text. */
export function pictureQuestions(what: string): readonly Question[] {
  return [
    pictureQuestion("picture", what, "photos"),
    text("alt", "what the picture shows, for people who cannot see it", 200, 10),
  ];
}

import { type Kind, answer, jsonBytes } from "./kind";
import { companyName, nextOrder } from "./project";
import { choice, newSlug, pictureQuestions, text } from "./questions";
import { STARTER_NOTE, atMost } from "./starter-words";
import { type PictureEntry, planPhoto } from "./with-photo";

export const service: Kind = {
  name: "service",
  what: "a service with its own page",
  questions: [
    text("title", "name of the service", 45, 3),
    newSlug("services", "title"),
    choice("icon", "icon", ["coating", "gutter", "skylight", "painting", "cleaning", "trades"], "trades"),
    choice("layout", "layout of the page", ["standard", "trades"], "standard"),
    ...pictureQuestions("photograph, at least 1600 pixels wide"),
  ],
  plan: async (answers, project) => {
    const photo = await planPhoto(answers, project);
    const slug = answer(answers, "slug");
    const title = answer(answers, "title");
    const file = {
      $schema: "../schemas/service.schema.json",
      standIn: STARTER_NOTE,
      slug,
      order: nextOrder(project, "services"),
      label: title,
      title,
      icon: answer(answers, "icon"),
      layout: answer(answers, "layout"),
      ...words(title, companyName(project), photo.entry, answer(answers, "layout")),
    };
    const path = `services/${slug}.json`;
    return {
      changed: photo.changed,
      created: new Map([...photo.created, [path, jsonBytes(file)] as const]),
      notes: [...photo.notes, `The page is at /services/${slug}. Put the firm's own words into content/${path}.`],
    };
  },
};

/** True and neutral sentences about the firm, so that the page is sound before anything is edited. */
function words(title: string, company: string, picture: PictureEntry, layout: string): object {
  const sections = layout === "trades" ? { prompt: PROMPT } : { benefits: BENEFITS, process: PROCESS };
  return {
    summary: atMost(
      160,
      `${title} for industrial and commercial buildings in Suffolk and Norfolk. Ask us for no-obligation advice and a free quote.`,
    ),
    description: atMost(
      160,
      `${title} by ${company} for industrial and commercial buildings in Suffolk and Norfolk, with no-obligation advice and a free quote.`,
    ),
    picture,
    hero: {
      heading: title,
      text: "Tell us about your building and what it needs. We look at it, say what we would do, and give you a free quote.",
      picture,
      features: [
        { title: "No-obligation advice", description: "We look at the building and say what we would do." },
        { title: "Fully insured", description: "A fully insured and accredited contractor." },
        { title: "Quick to answer", description: "We aim to respond to every enquiry within 24 hours." },
        {
          title: "Suffolk and Norfolk",
          description: "We work on industrial and commercial buildings across both counties.",
        },
      ],
    },
    subServices: {
      heading: "What the work involves",
      items: [
        {
          title: "Advice on site",
          icon: "📋",
          description: "We look at the building with you and say what we would do, without obligation.",
        },
        {
          title: "The work itself",
          icon: "🔧",
          description: "We carry out the agreed work with the safe access that the building needs.",
        },
      ],
    },
    ...sections,
  };
}

const BENEFITS = {
  heading: "What you gain",
  items: [
    { title: "One point of contact", description: "You speak to the people who look after your building." },
    { title: "Work you can plan around", description: "We agree with you when and where we work before we start." },
  ],
};

const PROCESS = {
  heading: "How we work",
  steps: [
    { title: "You get in touch", description: "Tell us about the building and what is wrong." },
    { title: "We look at it", description: "We come to see the building and give advice without obligation." },
    { title: "You get a quote", description: "The quote is free and says what we would do." },
    { title: "We do the work", description: "We carry out the work as agreed and leave the site tidy." },
  ],
};

const PROMPT = {
  heading: "Can’t see the service you need?",
  text: "Tell us about your building. We say what we can do for you.",
  action: { label: "Contact us", href: "/contact" },
};

const typing = [
  "Press a page in the list, or find words that are on the site.",
  "Type. In a wide window, the page beside the form shows it at once.",
];

/** What the editor says around its forms: in the list of files, in the header and in the bar. */
export const appMessages = {
  title: "Editor",
  all: "All pages and lists",
  find: "Find words or a page",
  nothingFound: (words: string) => `No text has “${words}”.`,
  start: "Choose what you want to change.",
  startSteps: {
    computer: [...typing, "Save keeps it on this computer. Put it live sends all that is saved to the site."],
    web: [...typing, "Save keeps it for you, and no visitor sees it. Put it live sends all that is saved to the site."],
  },
  noFile: (file: string) => `There is no ${file} any more.`,
  broken: "cannot be read",
  unsavedFile: "not saved",
  newEntry: (name: string) => `New ${name}`,
  orderHelp: "Drag an entry to another place, or press the up or down arrow key on its handle.",
  duplicate: "Duplicate",
  versions: "Earlier versions",
  remove: "Delete",
  showPage: "Show the page",
  hidePage: "Hide the page",
  site: "Look at the site",
  signIn: "Sign in with GitHub",
  signOut: "Sign out",
  signInFirst: "The editor keeps its files on GitHub. Sign in to change them.",
  preview: "Look at all that is saved",
};

/** Replaces each text by an element with it, as a browser does that translates a page. */
export const translate = (element: Element) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement("span");
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
};

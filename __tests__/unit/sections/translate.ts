/** Does to the texts of an element what a browser does that translates a page: another element takes the place of each. */
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

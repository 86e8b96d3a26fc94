/** Wraps each text in an element, as browsers do when they translate a page. */
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

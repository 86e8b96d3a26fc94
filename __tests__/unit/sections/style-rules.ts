/** The style rules that apply to an element, whatever the screen: jsdom does not know how wide a screen is. */
export const styleRulesOf = (element: Element): string =>
  [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .map(rule => rule.cssText)
    .filter(rule => [...element.classList].some(name => rule.includes(`.${name}`)))
    .join("\n");

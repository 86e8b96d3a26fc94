/** Lets all pictures load when the page is printed: a browser may print before those that nobody has scrolled to arrive. */
export const loadPicturesToPrint = (): void =>
  addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) picture.loading = "eager";
  });

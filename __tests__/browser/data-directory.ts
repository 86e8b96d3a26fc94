/** Where the server of the browser tests keeps its enquiries; emptied before each run. */
export const dataDirectory = ".data/browser-tests";

/** The server of the browser tests stores its enquiries here; emptied before each run. */
export const dataDirectory = ".data/browser-tests";

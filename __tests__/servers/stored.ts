import { join } from "node:path";
import { readEnquiries } from "../../src/server/read-enquiries";

/** The messages stored by a running server, newest first. */
export const storedMessages = async (folder: string) =>
  (await readEnquiries(join(folder, "data"))).map(({ message }) => message);

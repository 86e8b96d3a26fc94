import { chooseInsert } from "../database";

/**
 * Tells the database how many photographs a stored enquiry has in all. Never rejects: without this, the database knows
 * after an hour.
 */
export const storeCount = async (key: string, photographs: number): Promise<void> => {
  try {
    const insert = await chooseInsert();
    await insert("photograph_counts", { photographs_key: key, photographs }, AbortSignal.timeout(12_000));
  } catch {
    // The photographs themselves say what the visitor has to know.
  }
};

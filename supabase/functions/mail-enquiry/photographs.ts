/** What the database says about the photographs of a mail. */
export interface Announcement {
  /** 1 for the mail with the words, then 2 and so on for further photographs. */
  readonly part: number;
  /** How many the enquiry has, also those that may still come. */
  readonly announced: number;
  /** The photographs that belong to this mail. */
  readonly numbers: readonly number[];
}

/** A file of a mail, in the provider's format. */
export interface Attachment {
  readonly filename: string;
  readonly content_type: string;
  /** Base64. */
  readonly content: string;
}

/** The project that stores the photographs. */
export interface Project {
  readonly url: string;
  /** A secret key: only with one are photographs read. */
  readonly key: string;
}

/** Whether a value says what a mail needs to know about photographs. */
export const isAnnouncement = (value: unknown): value is Announcement => {
  const { part, announced, numbers } = (value ?? {}) as Record<string, unknown>;
  return [part, announced].every(Number.isInteger) && Array.isArray(numbers) && numbers.every(Number.isInteger);
};

/**
 * Reads photographs of an enquiry as attachments. Names and types are ours, only the content is the sender's. Undefined
 * if they cannot be read within `timeLimit` ms.
 */
export async function readAttachments(
  project: Project | undefined,
  enquiry: string,
  numbers: readonly number[],
  timeLimit: number,
): Promise<Attachment[] | undefined> {
  if (numbers.length === 0) return [];
  if (!project) return undefined;
  const query = new URLSearchParams({
    select: "number,jpeg",
    enquiry: `eq.${enquiry}`,
    number: `in.(${numbers.join(",")})`,
    order: "number",
  });
  try {
    const answer = await fetch(`${project.url}/rest/v1/enquiry_photographs?${query}`, {
      headers: { apikey: project.key, Authorization: `Bearer ${project.key}` },
      signal: AbortSignal.timeout(timeLimit),
    });
    if (!answer.ok) return undefined;
    const rows = (await answer.json()) as readonly { readonly number: number; readonly jpeg: string }[];
    return rows.map(({ number, jpeg }) => ({
      filename: `photograph-${number}.jpg`,
      content_type: "image/jpeg",
      content: jpeg,
    }));
  } catch {
    return undefined;
  }
}

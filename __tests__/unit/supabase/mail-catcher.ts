import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "../../servers/http";

interface Mail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  reply_to?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content_type: string; content: string }[];
}

const take = (response: ServerResponse): unknown => response.writeHead(200).end(`{"id":"1"}`);

/** A fake mail provider on this computer: keeps requests, and answers as a test sets it. */
export async function catchMails() {
  const caught: { readonly headers: IncomingHttpHeaders; readonly mail: Mail }[] = [];
  let answer = take;
  const { url, close } = await listen(async (request, response) => {
    caught.push({ headers: request.headers, mail: (await json(request)) as Mail });
    answer(response);
  });
  return {
    url: `${url}/emails`,
    caught,
    /** Sets the answer from now on. By default, takes the mail. */
    answerWith: (next = take) => (answer = next),
    close,
  };
}

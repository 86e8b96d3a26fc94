import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "../../servers/http";

export interface Mail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  reply_to?: string;
}

export interface Caught {
  readonly headers: IncomingMessage["headers"];
  readonly mail: Mail;
}

/** A fake mail provider on this computer: keeps requests, and answers as a test sets it. */
export async function catchMails() {
  const caught: Caught[] = [];
  const taken = (response: ServerResponse) => response.writeHead(200).end(`{"id":"1"}`);
  const provider = { answer: taken as (response: ServerResponse) => unknown };
  const { url, close } = await listen(async (request, response) => {
    caught.push({ headers: request.headers, mail: (await json(request)) as Mail });
    provider.answer(response);
  });
  return {
    url: `${url}/emails`,
    caught,
    /** Sets the answer from now on. */
    answerWith: (answer: (response: ServerResponse) => unknown) => (provider.answer = answer),
    takeMails: () => (provider.answer = taken),
    close,
  };
}

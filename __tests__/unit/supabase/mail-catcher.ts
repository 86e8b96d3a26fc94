import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

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
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    caught.push({ headers: request.headers, mail: (await json(request)) as Mail });
    provider.answer(response);
  };
  const server = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`,
    caught,
    /** Sets the answer from now on. */
    answerWith: (answer: (response: ServerResponse) => unknown) => (provider.answer = answer),
    takeMails: () => (provider.answer = taken),
    close: () => {
      server.closeAllConnections();
      return once(server.close(), "close");
    },
  };
}

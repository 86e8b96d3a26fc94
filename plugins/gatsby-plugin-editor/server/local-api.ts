import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Forms } from "../forms/editor-forms";
import { refusals } from "../messages/messages";
import { reasonOf } from "../messages/reason-of";
import { actionsOf } from "./actions";

/** Answers the editor's page on this computer for the content of a project, and refuses all others. */
export function answerApi(project: string, forms: Forms) {
  const actions = new Map<string, (given: never) => Promise<unknown>>(Object.entries(actionsOf(project, forms)));
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, body: unknown) =>
      void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (!isFromThisComputer(request)) return send(403, { error: refusals.foreign });
    try {
      const { action, params } = (await json(request)) as { action: string; params: never };
      const answer = actions.get(action) ?? (() => Promise.reject(new Error(refusals.noAction(action))));
      send(200, (await answer(params)) ?? null);
    } catch (error) {
      send(422, { error: reasonOf(error) });
    }
  };
}

/**
 * Whether the editor's own page on this computer asks. Only these host names count: another site can point its own name
 * to this computer (DNS rebinding).
 */
const isFromThisComputer = ({ socket, headers: { host = "", origin } }: IncomingMessage) =>
  /^(?:::1|(?:::ffff:)?127\.0\.0\.1)$/.test(socket.remoteAddress ?? "") &&
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
  origin === `http://${host}`;

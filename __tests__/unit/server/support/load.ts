import { Agent, request } from "node:http";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";

export interface Load {
  total: number;
  clients: number;
  /** Called after each acknowledged enquiry with how many there are. */
  onAcknowledged?: (count: number) => void;
}

export interface LoadResult {
  /** The messages answered with 201. */
  acknowledged: string[];
  /** The messages that got no answer, or another one. */
  failed: string[];
  /** How long each acknowledged enquiry took, in ms. */
  durations: number[];
}

/** Sends different enquiries from many visitors at once, each waiting for its answer in turn. */
export async function sendLoad(url: string, { total, clients, onAcknowledged }: Load): Promise<LoadResult> {
  const result: LoadResult = { acknowledged: [], failed: [], durations: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let next = 0;

  async function client() {
    while (next < total) {
      const number = next;
      next += 1;
      const message = `Load enquiry ${number}`;
      const started = performance.now();
      if (await isStored(url, agent, number, message)) {
        result.durations.push(performance.now() - started);
        result.acknowledged.push(message);
        onAcknowledged?.(result.acknowledged.length);
      } else {
        result.failed.push(message);
      }
    }
  }

  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return result;
}

/** Sends one enquiry, from an address of its own; false when the server is gone. */
async function isStored(url: string, agent: Agent, number: number, message: string): Promise<boolean> {
  const outgoing = request(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    agent,
    headers: {
      "content-type": "application/json",
      prefer: "return=minimal",
      "x-forwarded-for": `10.2.${number >> 8}.${number & 255}`,
    },
  });
  outgoing.end(JSON.stringify({ name: "Load", email: "load@example.com", phone: null, message }));
  try {
    const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer.statusCode === 201;
  } catch {
    return false;
  }
}

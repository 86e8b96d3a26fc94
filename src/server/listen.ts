import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Milliseconds that requests under way are given to finish. */
const patience = 5_000;

/**
 * Listens on a port (0 for any free one) and gives the address. Throws Node's error when it cannot,
 * with code EADDRINUSE when the port is taken.
 */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Takes no more connections, lets requests under way finish for up to 5 s, and cuts off the rest. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // A browser keeps its connection open after the answer; nothing tells when one becomes idle.
  const letGo = setInterval(() => server.closeIdleConnections(), 20);
  const cutOff = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(letGo);
  clearTimeout(cutOff);
}

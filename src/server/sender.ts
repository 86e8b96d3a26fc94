import type { IncomingMessage } from "node:http";

/**
 * The address a request came from. Each of the `proxies` in front of this server, 0 to any number, has added the address
 * that it saw to the end of X-Forwarded-For; what stands before these was written by the sender and is not believed.
 */
export function senderAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = [headers["x-forwarded-for"] ?? []]
    .flat()
    .join(",")
    .split(",")
    .map(address => address.trim());
  const hops = [...forwarded.filter(Boolean), socket.remoteAddress ?? ""];
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? "";
}

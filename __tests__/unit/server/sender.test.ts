import type { IncomingMessage } from "node:http";
import { senderAddress } from "../../../tools/server/handler";

test.each([
  [0, "192.0.2.1", undefined, "192.0.2.1"],
  [0, "127.0.0.1", "198.51.100.7", "127.0.0.1"],
  [1, "127.0.0.1", "198.51.100.7", "198.51.100.7"],
  [1, "127.0.0.1", "made up, 198.51.100.7", "198.51.100.7"],
  [2, "127.0.0.1", "made up, 198.51.100.7, 203.0.113.1", "198.51.100.7"],
  [1, "127.0.0.1", undefined, "127.0.0.1"],
  [2, "127.0.0.1", "198.51.100.7", "198.51.100.7"],
])(
  "behind %d proxies a request from %s forwarded for %s counts for %s",
  (proxies, remoteAddress, forwarded, address) => {
    const request = { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } };
    expect(senderAddress(request as unknown as IncomingMessage, proxies)).toBe(address);
  },
);

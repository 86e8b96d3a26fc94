import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A free port of this computer. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
};

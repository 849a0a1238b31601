import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../http/errors.ts';

export type ListenOptions = {
  port: number;
  host: string;
  /**
   * When the server resets a reused connection, the browser sends the request again by itself, even a POST. A fault that
   * is set for one request would then have no visible effect.
   */
  oneRequestPerConnection: boolean;
};

/** A request on a connection that the server closes at once would fail. */
const keepAliveTimeout = 65_000;

/** How long requests in progress may continue when the server closes. */
const closeTimeoutMs = 2_000;

/**
 * Starts to listen on `host`. 'localhost' means both loopback addresses, if this machine has IPv6, because clients
 * resolve the name to either of them. Port 0 chooses a free port.
 */
export const listen = async (
  app: RequestListener,
  { port, host, oneRequestPerConnection }: ListenOptions,
): Promise<{ port: number; close(): Promise<void> }> => {
  const open = async (address: string, onPort: number) => {
    const server = createServer({ keepAliveTimeout }, app);
    if (oneRequestPerConnection) server.maxRequestsPerSocket = 1;
    await once(server.listen({ port: onPort, host: address, exclusive: true }), 'listening');
    return server;
  };
  const isLocal = host === 'localhost';
  const server = await open(isLocal ? '127.0.0.1' : host, port);
  const { port: ownPort } = server.address() as AddressInfo;
  const other = isLocal ? await open('::1', ownPort).catch(undefinedWithoutIpv6) : undefined;
  return {
    port: ownPort,
    close: async () => {
      const servers = other ? [server, other] : [server];
      const closed = servers.map((each) => once(each.close(), 'close'));
      const timer = setTimeout(() => servers.map((each) => each.closeAllConnections()), closeTimeoutMs);
      await Promise.all(closed);
      clearTimeout(timer);
    },
  };
};

const undefinedWithoutIpv6 = (error: unknown): undefined => {
  if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) throw error;
};

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
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

const open = async (app: RequestListener, { port, host, oneRequestPerConnection }: ListenOptions): Promise<Server> => {
  const server = createServer({ keepAliveTimeout }, app);
  if (oneRequestPerConnection) server.maxRequestsPerSocket = 1;
  await once(server.listen({ port, host, exclusive: true }), 'listening');
  return server;
};

const close = async (server: Server): Promise<void> => {
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  await once(server.close(), 'close');
  clearTimeout(timer);
};

/**
 * Starts to listen on `host`. 'localhost' means both loopback addresses, if this machine has IPv6, because clients
 * resolve the name to either of them. Port 0 chooses a free port.
 */
export const listen = async (
  app: RequestListener,
  options: ListenOptions,
): Promise<{ port: number; close(): Promise<void> }> => {
  const isLocal = options.host === 'localhost';
  const server = await open(app, isLocal ? { ...options, host: '127.0.0.1' } : options);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const servers = [server];
  try {
    if (isLocal) servers.push(await open(app, { ...options, host: '::1', port }));
  } catch (error) {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) {
      await close(server);
      throw error;
    }
  }
  return {
    port,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
};

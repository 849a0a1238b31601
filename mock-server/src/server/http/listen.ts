import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { codeOf } from '../../lib/errors.ts';

/** Thrown when another program already listens on the port. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program.`);
  }
}

export type ListenOptions = {
  port: number;
  host: string;
  /**
   * Allows only one request per connection. When the server resets a reused connection, the browser sends the request
   * again by itself, even a POST. A fault that is set for one request would then have no visible effect.
   */
  oneRequestPerConnection: boolean;
};

/** Keep-alive connections stay open for a minute: a request on a connection that the server closes at once would fail. */
const keepAliveTimeout = 65_000;

/** In ms, how long requests in progress may continue when the server closes. */
const closeTimeoutMs = 2_000;

const open = async (
  app: RequestListener,
  { port, host, oneRequestPerConnection }: ListenOptions,
): Promise<{ server: Server; port: number }> => {
  const server = createServer({ keepAliveTimeout }, app);
  if (oneRequestPerConnection) server.maxRequestsPerSocket = 1;
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening').catch((error) => {
    throw codeOf(error) === 'EADDRINUSE' ? new PortInUseError(port) : error;
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : port };
};

const close = async (server: Server): Promise<void> => {
  const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
  // `server.close` also closes idle connections.
  await once(server.close(), 'close');
  clearTimeout(timer);
};

/**
 * Starts to listen on `host`. 'localhost' means both loopback addresses, if this machine has IPv6, because clients
 * resolve the name to either of them. Port 0 chooses a free port. Throws a PortInUseError.
 */
export const listen = async (
  app: RequestListener,
  options: ListenOptions,
): Promise<{ port: number; close(): Promise<void> }> => {
  const isLocal = options.host === 'localhost';
  const { server, port } = await open(app, isLocal ? { ...options, host: '127.0.0.1' } : options);
  const servers = [server];
  try {
    if (isLocal) servers.push((await open(app, { ...options, host: '::1', port })).server);
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

import { createServer, type RequestListener, type Server } from 'node:http';
import { codeOf } from '../../lib/errors.ts';

/** Thrown when another program already listens on the port. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
  constructor(readonly port: number) {
    super(`Port ${port} is taken by another program.`);
  }
}

/** How long requests in progress may take to complete when the server closes, in ms. */
const closeTimeoutMs = 2_000;

export type ListenOptions = {
  port: number;
  host: string;
  /**
   * Allows one request per connection. When a reused connection is reset, a browser repeats the request by itself, even a
   * POST: a fault that is set for one request would never be visible.
   */
  oneRequestPerConnection: boolean;
  /** How long a client may take to send the headers, and to send the complete request, in ms. */
  limits?: { headers: number; request: number } | undefined;
};

const defaultLimits = { headers: 15_000, request: 60_000 };

const open = (
  app: RequestListener,
  { port, host, oneRequestPerConnection, limits = defaultLimits }: ListenOptions,
): Promise<{ server: Server; port: number }> => {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      // By default, Node checks the timeouts only every 30 s. A timeout of 15 s for the headers could then take 45 s.
      connectionsCheckingInterval: limits.headers / 15,
      // Keep-alive connections stay open for a minute. For some clients it is an error when a connection is closed just
      // as they send the next request, and after a minute few clients still reuse a connection.
      keepAliveTimeout: 65_000,
      // Node's own check of the `Host` header is off: `checkHost` rejects a request without the header, also of HTTP/1.0, and sends a message.
      requireHostHeader: false,
    },
    app,
  );
  if (oneRequestPerConnection) server.maxRequestsPerSocket = 1;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(codeOf(error) === 'EADDRINUSE' ? new PortInUseError(port) : error));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : port });
    });
  });
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
    // `server.close` also closes idle connections.
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Whether an error of listening means that this machine has no IPv6. 'localhost' is then only the IPv4 address. */
const lacksIPv6 = (error: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));

export type Listening = { port: number; close(): Promise<void> };

/**
 * Listens on `host`. 'localhost' means both loopback addresses, because browsers and Node resolve the name differently.
 * Port 0 chooses a free port. Throws a PortInUseError.
 */
export const listen = async (app: RequestListener, options: ListenOptions): Promise<Listening> => {
  if (options.host !== 'localhost') {
    const { server, port } = await open(app, options);
    return { port, close: () => close(server) };
  }
  const first = await open(app, { ...options, host: '127.0.0.1' });
  try {
    const second = await open(app, { ...options, host: '::1', port: first.port });
    return {
      port: first.port,
      close: async () => {
        await Promise.all([close(first.server), close(second.server)]);
      },
    };
  } catch (error) {
    if (lacksIPv6(error)) return { port: first.port, close: () => close(first.server) };
    await close(first.server);
    throw error;
  }
};

import { createServer, type RequestListener, type Server } from 'node:http';
import { codeOf } from '../../lib/errors.ts';

/** Thrown when another program already listens on the port. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
  constructor(readonly port: number) {
    super(`Port ${port} is in use by another program.`);
  }
}

/** In ms, how long requests in progress may continue when the server closes. */
const closeTimeoutMs = 2_000;

export type ListenOptions = {
  port: number;
  host: string;
  /**
   * Allows only one request per connection. When the server resets a reused connection, the browser sends the request
   * again by itself, even a POST. A fault that is set for one request would then have no visible effect.
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
      // By default, Node checks the timeouts only every 30 s, so a timeout of 15 s could take 45 s.
      connectionsCheckingInterval: limits.headers / 15,
      // Keep-alive connections stay open for a minute. A client may get an error when the server closes a connection
      // just before the client's next request. After a minute few clients reuse a connection.
      keepAliveTimeout: 65_000,
      // Turns off Node's own check for a missing `Host` header. `checkHost` does the same check, for HTTP/1.0 too, and
      // sends an error message.
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

/** Whether the server cannot listen because this machine has no IPv6. 'localhost' then means only the IPv4 address. */
const lacksIPv6 = (error: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));

export type Listening = { port: number; close(): Promise<void> };

/**
 * Starts to listen on `host`. 'localhost' means both loopback addresses, because some clients resolve the name to the
 * IPv4 address, and others to the IPv6 address. Port 0 chooses a free port. Throws a PortInUseError.
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

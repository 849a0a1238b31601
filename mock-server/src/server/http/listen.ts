import type { Server } from 'node:http';
import type { Socket } from 'node:net';
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

const open = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(codeOf(error) === 'EADDRINUSE' ? new PortInUseError(port) : error));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

/** All open connections, including those that Node's server no longer tracks. */
const trackConnections = (server: Server): ReadonlySet<Socket> => {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
};

const close = (server: Server, connections: ReadonlySet<Socket>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      for (const socket of connections) socket.destroy();
    }, closeTimeoutMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Whether an error of listening means that this machine has no IPv6. 'localhost' is then only the IPv4 address. */
const lacksIPv6 = (error: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));

export type Listening = { port: number; close(): Promise<void> };

/**
 * Listens on `host`. 'localhost' means both loopback addresses, because browsers and Node resolve the name differently.
 * Port 0 chooses a free port. Throws a PortInUseError.
 */
export const listen = async (createServer: () => Server, port: number, host: string): Promise<Listening> => {
  const servers: { server: Server; connections: ReadonlySet<Socket> }[] = [];
  const openServer = async (address: string, at: number): Promise<number> => {
    const server = createServer();
    const connections = trackConnections(server);
    const taken = await open(server, at, address);
    servers.push({ server, connections });
    return taken;
  };
  const closeAll = async (): Promise<void> => {
    await Promise.all(servers.map(({ server, connections }) => close(server, connections)));
  };
  if (host !== 'localhost') return { port: await openServer(host, port), close: closeAll };
  const taken = await openServer('127.0.0.1', port);
  try {
    await openServer('::1', taken);
  } catch (error) {
    if (!lacksIPv6(error)) {
      await closeAll();
      throw error;
    }
  }
  return { port: taken, close: closeAll };
};

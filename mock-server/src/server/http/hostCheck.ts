/** Whether only this machine can reach a server that listens at this host. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * The host name of a `Host` header, in lower case and without the port or the brackets of IPv6. Undefined when the header
 * has another form than `name`, `name:port`, `[IPv6]` or `[IPv6]:port`.
 */
export const hostNameOf = (header = ''): string | undefined => {
  const [, bracketed, name] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? name)?.toLowerCase();
};

/** Addresses that mean all addresses of the machine: requests to such a server have another address in `Host`. */
const wildcardAddresses = ['0.0.0.0', '::'];

/** An IPv4 connection to a server that listens with IPv6 has a local address such as `::ffff:192.168.1.10`. */
const withoutIPv4Prefix = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export type HostCheck = (header: string, localAddress: string | undefined) => boolean;

/**
 * Creates the check of the `Host` header. A page of another site can make its own host name resolve to this machine (DNS
 * rebinding); the browser then treats its requests as same-origin, and only the `Host` header differs.
 *
 * @param host the address at which the server listens (`MOCK_HOST`)
 * @param origins `MOCK_ORIGINS`: behind a proxy, the proxy's name is the host of one of them
 * @returns whether a `Host` header is allowed. Ports are not compared, because a proxy may have another one.
 *   `localAddress` is the address of this machine that the connection uses: it is allowed when the server listens at all
 *   addresses. An IP address needs no DNS, so no other site can use it.
 */
export const createHostCheck = (host: string, origins: readonly string[]): HostCheck => {
  const names = new Set([host.toLowerCase(), ...origins.map((origin) => hostNameOf(new URL(origin).host))]);
  const listensEverywhere = wildcardAddresses.includes(host);
  return (header, localAddress) => {
    const name = hostNameOf(header);
    if (name === undefined) return false;
    return isLoopback(name) || names.has(name) || (listensEverywhere && name === withoutIPv4Prefix(localAddress));
  };
};

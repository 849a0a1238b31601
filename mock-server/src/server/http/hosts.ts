import { isLoopback } from '../../faults/faultSetting.ts';

/**
 * The host name of a `Host` header, in lower case and without the port or the brackets of IPv6. Undefined when the header
 * has another form than `name`, `name:port`, `[IPv6]` or `[IPv6]:port`.
 */
export const hostNameOf = (header = ''): string | undefined => {
  const [, bracketed, name] = /^(?:\[([0-9a-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(header) ?? [];
  return (bracketed ?? name)?.toLowerCase();
};

/** Addresses that stand for every address of the machine: a server that listens there is asked for by another one. */
const wildcardAddresses = ['0.0.0.0', '::'];

/** A connection by IPv4 to a server that listens with IPv6 has a local address such as `::ffff:192.168.1.10`. */
const withoutIPv4Prefix = (address = ''): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

export type HostCheck = (header: string, localAddress: string | undefined) => boolean;

/**
 * The host names that requests may ask for. A page of another site can have its own name lead to this machine (DNS
 * rebinding); its requests are then of the same origin to the browser, and only the `Host` header tells them apart.
 *
 * @param host where the server listens (`MOCK_HOST`)
 * @param origins `MOCK_ORIGINS`: behind a proxy, its name is the host of one of them
 * @returns whether a `Host` header is allowed. Ports are not compared, because a proxy may have another one.
 *   `localAddress` is the address of this machine at which the connection arrived: where the server listens at every
 *   address, it is allowed too. An address needs no DNS, so no other site can have it.
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

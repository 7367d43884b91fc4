import { isIP } from 'node:net';

/**
 * The address a request came from. Behind servers of our own it is the last one that none of them has: each appends the
 * address it was asked from to X-Forwarded-For, and what a caller wrote there itself stands further left.
 *
 * @param remote of the connection; IPv4 may come in the form `::ffff:10.0.0.5`
 * @param trusted the servers in front, by their addresses
 */
export function callerAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trusted: ReadonlySet<string>,
): string | undefined {
  const hops = (forwardedFor ?? '').split(',').map(plain);
  let address = remote === undefined ? undefined : plain(remote);
  while (address !== undefined && trusted.has(address)) {
    const before = hops.pop();
    // What is no address was written by nobody of ours.
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

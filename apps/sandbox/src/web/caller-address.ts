import { isIP } from 'node:net';

/**
 * The client address of a request. Behind our proxies it is the last untrusted entry: each proxy appends its
 * client to X-Forwarded-For, and entries forged by the client are further left.
 *
 * @param remote the connection's address; IPv4 may look like `::ffff:10.0.0.5`
 * @param trusted the addresses of our proxies
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
    // Our proxies never write anything but addresses.
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

import { isIPv6 } from 'node:net';

/** A network of a client's address that is limited. */
export interface Network {
  /** An IPv4 address, or an IPv6 prefix such as `2001:db8:0:1::/64`. */
  readonly key: string;
  /** How many times the limit of a single client it may use. */
  readonly share: number;
}

/** A provider gives a customer up to a /48: as much as a few households or a small company. */
const SHARE_OF_48 = 4;

/**
 * The networks an address is limited by. An IPv4 address is one client. With IPv6 a client has a whole /64, and may have
 * a /48, so single addresses mean nothing. An IPv4 address mapped to IPv6 is the IPv4 address.
 * @param address as the connection or a proxy names it; anything else is limited as it is
 */
export function getNetworks(address: string): readonly [Network, ...Network[]] {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return [{ key: address, share: 1 }];
  const groups = toGroups(plain);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [{ key: toIPv4(groups.slice(6)), share: 1 }];
  return [
    { key: toPrefix(groups, 64), share: 1 },
    { key: toPrefix(groups, 48), share: SHARE_OF_48 },
  ];
}

/** The eight numbers of an IPv6 address. `URL` writes it in the canonical form, without dotted ends. */
function toGroups(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const toIPv4 = (groups: readonly number[]): string =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');

const toPrefix = (groups: readonly number[], bits: number): string =>
  `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`;

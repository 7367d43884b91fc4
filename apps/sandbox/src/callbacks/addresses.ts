import { BlockList, isIP } from 'node:net';

/** A callback must not reach this server's private network. The reason goes into the log. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface AddressRules {
  /** Allows loopback, for testing callbacks on one machine. */
  readonly allowLocal: boolean;
}

/** Private, shared, link-local (including cloud metadata services), test, multicast and reserved networks. */
const refusedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** In IPv6 everything but the public range, and within that the ranges that map other networks or IPv4. */
const refusedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const publicV6 = '2000::/3';

const getList = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const blockedV4 = getList(refusedV4, 'ipv4');
const blockedV6 = getList(refusedV6, 'ipv6');
const openV6 = getList([publicV6], 'ipv6');
const loopbackV4 = getList(['127.0.0.0/8'], 'ipv4');

/** Whether a connection to an IP address is allowed. */
export function mayConnect(address: string, { allowLocal }: AddressRules): boolean {
  switch (isIP(address)) {
    case 4:
      return !blockedV4.check(address) || (allowLocal && loopbackV4.check(address));
    case 6:
      if (allowLocal && address === '::1') return true;
      return openV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6');
    default:
      return false;
  }
}

const wellKnown: ReadonlySet<number> = new Set([80, 443, 8443]);

/**
 * Parses the address of a callback: http or https, without user name and password, on port 80, 443, 8443 or
 * from 1024 up, and not a forbidden IP address. Host names are checked when they are resolved.
 * @throws AddressRefused
 */
export function callbackUrl(text: string, rules: AddressRules): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new AddressRefused('neither http nor https');
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('a name or password in the address');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  if (port < 1024 && !wellKnown.has(port)) throw new AddressRefused(`port ${port}`);
  const host = getHost(url);
  if (isIP(host) !== 0 && !mayConnect(host, rules)) throw new AddressRefused(host);
  return url;
}

/** Whether delivery takes an address, as far as it can be told before its name is resolved. */
export function mayDeliver(text: string, rules: AddressRules): boolean {
  try {
    return !isLocalName(callbackUrl(text, rules)) || rules.allowLocal;
  } catch (failure) {
    if (failure instanceof AddressRefused) return false;
    throw failure;
  }
}

/** A name that is never public: RFC 6761, and names of local networks without a dot. */
const isLocalName = (url: URL): boolean =>
  isIP(getHost(url)) === 0 && /^[^.]+$|\.(?:localhost|local|internal)$/.test(url.hostname);

/** Strips the brackets of an IPv6 address. */
const getHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

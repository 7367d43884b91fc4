import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { AddressRefused, type AddressRules, mayConnect } from './addresses.ts';

interface Resolved {
  readonly address: string;
  readonly family: number;
}
/** Resolves all addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly Resolved[]>;

/**
 * The resolver's timeout in milliseconds and its attempts. It does not use the threads that hash passwords
 * and read files.
 */
const resolver = new Resolver({ timeout: 2_000, tries: 1 });

const systemResolve: Resolve = async (hostname) => {
  if (/^(.+\.)?localhost$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && v4.status === 'rejected') throw v4.reason;
  return found;
};

/**
 * The lookup of a connection. It resolves the name once and checks every answer. The connection uses the
 * checked address, so a name that changes a moment later (DNS rebinding) has no effect. A single forbidden
 * address refuses the name.
 */
export function safeLookup(rules: AddressRules, resolve: Resolve = systemResolve): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const refused = found.find(({ address }) => !mayConnect(address, rules));
        const [first] = found;
        if (refused) done(new AddressRefused(refused.address), '');
        else if (!first) done(new Error(`${hostname} has no address`), '');
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}

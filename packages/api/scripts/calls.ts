import { contract } from '../src/contract/index.ts';
import { getEntries } from '../src/core/contract.ts';

/** Prints `METHOD path?query` of every endpoint, a line each, as the contract spells it. */
for (const { endpoint } of getEntries(contract)) console.log(endpoint.route);

import { contract } from '../src/contract/index.ts';
import { getEntries } from '../src/core/contract.ts';

/** Prints `METHOD path?query` of every endpoint, one a line, as the contract writes them. */
for (const { endpoint } of getEntries(contract)) console.log(endpoint.route);

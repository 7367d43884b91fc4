import { describe, expect, it } from 'vitest';
import { isBinary, isByKey, isMultipart, isText, needsBody } from '../core/body-types.ts';
import { getEntries } from '../core/contract.ts';
import type { Contract, Endpoint } from '../core/endpoint.ts';
import { authEndpoints } from './auth-endpoints.ts';
import { clientManifest } from './client-manifest.ts';
import { contract } from './index.ts';

/** All that a client reads of a call. */
const asCalled = ({
  route,
  method,
  path,
  inputs,
  body,
  bodyName,
  response,
  needs,
  idempotencyKey,
}: Endpoint) => ({
  route,
  method,
  path,
  inputs: inputs.map(({ place, wire, name, required }) => ({ place, wire, name, required })),
  body: body && [needsBody(body), isMultipart(body), isText(body), bodyName],
  response: response && (isBinary(response) ? response.type : true),
  isByKey: isByKey(needs) && needs,
  idempotencyKey,
});

const names = (table: Contract) => getEntries(table).map(({ name }) => name);

describe.each([
  ['entrance', authEndpoints],
  ['client manifest', clientManifest],
])('a call of the %s', (_, table: Contract) => {
  it.each(getEntries(table).map((entry) => [entry.name, entry] as const))(
    '%s matches the contract',
    (_name, { area, operation, endpoint }) => {
      const whole = (contract as Contract)[area]?.[operation];
      expect(whole).toBeDefined();
      expect(asCalled(endpoint)).toEqual(whole && asCalled(whole));
    },
  );
});

it('the client manifest has every call; `npm run client-manifest` updates it after a change of the contract', () => {
  expect(names(clientManifest)).toEqual(names(contract));
});

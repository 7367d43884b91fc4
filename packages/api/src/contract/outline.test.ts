import { describe, expect, it } from 'vitest';
import { entriesOf } from '../core/contract.ts';
import type { Contract, Endpoint } from '../core/endpoint.ts';
import { isBinary, isByKey, isMultipart, isText, needsBody } from '../core/kinds.ts';
import { entrance } from './entrance.ts';
import { contract } from './index.ts';
import { outline } from './outline.ts';

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

const names = (table: Contract) => entriesOf(table).map(({ name }) => name);

describe.each([
  ['entrance', entrance],
  ['outline', outline],
])('a call of the %s', (_, table: Contract) => {
  it.each(entriesOf(table).map((entry) => [entry.name, entry] as const))(
    '%s is called as the contract says',
    (_name, { area, operation, endpoint }) => {
      const whole = (contract as Contract)[area]?.[operation];
      expect(whole).toBeDefined();
      expect(asCalled(endpoint)).toEqual(whole && asCalled(whole));
    },
  );
});

it('the outline has every call: after a change of the contract `npm run outline` writes it anew', () => {
  expect(names(outline)).toEqual(names(contract));
});

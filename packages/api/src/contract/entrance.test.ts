import { describe, expect, it } from 'vitest';
import type { Contract, Endpoint } from '../core/endpoint.ts';
import { isBinary, isByKey, isMultipart, isText, needsBody } from '../core/kinds.ts';
import { entrance } from './entrance.ts';
import { contract } from './index.ts';

/** All that a client reads of a call. */
const asCalled = ({ route, method, path, inputs, body, bodyName, response, needs, effect }: Endpoint) => ({
  route,
  method,
  path,
  inputs: inputs.map(({ place, wire, name, required }) => ({ place, wire, name, required })),
  body: [body !== undefined, needsBody(body), isMultipart(body), isText(body), bodyName],
  response: [response !== undefined, isBinary(response)],
  isByKey: isByKey(needs),
  effect,
});

const sketches = Object.entries<Contract[string]>(entrance).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, call]) => [area, name, call] as const),
);

describe('a call of the entrance', () => {
  it.each(sketches)('%s.%s is called as the contract says', (area, name, call) => {
    const whole = (contract as Contract)[area]?.[name];
    expect(whole && asCalled(call)).toEqual(whole && asCalled(whole));
    expect(whole).toBeDefined();
  });
});

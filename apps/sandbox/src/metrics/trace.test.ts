import { expect, test } from 'vitest';
import { getTraceId, inTrace, traceHeader } from './trace.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('a call during a request belongs to the trace of its caller, with a parent of its own', async () => {
  const [id, first, second] = await inTrace(`00-${ID}-${PARENT}-01`, async () => {
    await Promise.resolve();
    return [getTraceId(), traceHeader().traceparent, traceHeader().traceparent] as const;
  });
  expect(id).toBe(ID);
  expect(first).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`));
  expect(first).not.toContain(PARENT);
  expect(second).not.toBe(first);
  expect(getTraceId()).toBeUndefined();
});

test('a later version is read as far as it is known', () => {
  expect(inTrace(`01-${ID}-${PARENT}-00-more`, getTraceId)).toBe(ID);
});

test.each([
  undefined,
  '',
  `ff-${ID}-${PARENT}-01`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `00-${ID}-${PARENT}-01-more`,
  `00-${ID.toUpperCase()}-${PARENT}-01`,
  `00-${ID}\r\nx: y-${PARENT}-01`,
])('the header %j is none, and a trace begins here', (header) => {
  expect(inTrace(header, getTraceId)).toBeUndefined();
  expect(inTrace(header, () => traceHeader().traceparent)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

import type { CallbackStatus } from '@deck/api/vocabulary';
import type { QueryState } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { AT_MOST, EVERY } from '../../../domain/payment/use-polling.ts';
import { LIVE_EVERY } from '../../../platform/polling.ts';
import { untilTold } from './use-last-callbacks.ts';

type State = QueryState<readonly { status: CallbackStatus }[]>;
const read = (statuses: readonly CallbackStatus[] | undefined, dataUpdateCount: number) =>
  untilTold({ state: { data: statuses?.map((status) => ({ status })), dataUpdateCount } as State });

it('what is on its way is read anew until it has arrived or is given up', () => {
  expect(read(['DELIVERED', 'QUEUED'], 1)).toBe(EVERY);
  expect(read(['DELIVERED', 'FAILED'], 2)).toBe(false);
  expect(read([], 1)).toBe(false);
  expect(read(undefined, 0)).toBe(false);
});

it('what does not arrive for long is asked for seldom', () => {
  expect(read(['QUEUED'], AT_MOST)).toBe(LIVE_EVERY);
});

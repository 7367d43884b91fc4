import { query } from '@deck/api/react';
import { quietApi } from '../../platform/api.ts';

/** What waits for a person, what arrivals owe and the month: each is read, and fails, by itself. */
export const queueQuery = query(quietApi.today.queue, {});
export const arrivalsQuery = query(quietApi.today.arrivals, {});
export const monthQuery = query(quietApi.today.month, {});

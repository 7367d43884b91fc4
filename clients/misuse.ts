import createClient from 'openapi-fetch';
import type { paths } from './.cache/api.d.ts';

const deck = createClient<paths>({ baseUrl: 'http://localhost:4000' });

// What the compiler must refuse: a call that does not exist, a missing field, and a value that is not listed.
// @ts-expect-error
await deck.GET('/api/v1/bookings');
// @ts-expect-error
await deck.POST('/auth/v1/token', { body: {} });
// @ts-expect-error
await deck.POST('/auth/v1/token', { body: { type: 'GOLD' } });

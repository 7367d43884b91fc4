import type { HttpHandler } from 'msw';
import type { Endpoint } from '../core/endpoint.ts';
import { getExamples } from '../core/example-of.ts';
import type { Reply } from '../server/answer.ts';
import { Refusal } from '../server/refusal.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';
import { mock } from './mock.ts';

/** A call that never answers. */
export const unanswered = (endpoint: Endpoint): HttpHandler => mock(endpoint, () => new Promise(() => {}));

/** A call that fails with 500, SERVER_ERROR. */
export const broken = (endpoint: Endpoint): HttpHandler => refused(endpoint, 'SERVER_ERROR');

/** A call refused with the usual status of its code. */
export const refused = (endpoint: Endpoint, code: ErrorCode): HttpHandler =>
  mock(endpoint, () => {
    throw Refusal.because(code);
  });

/** A call answered with its documented example. */
export const example = <T extends Endpoint>(endpoint: T): HttpHandler =>
  mock(endpoint, () => getExamples(endpoint).response as Reply<T>);

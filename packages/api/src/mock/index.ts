export type { HttpHandler as MockedCall } from 'msw';
export { Refusal } from '../server/refusal.ts';
export { mock } from './mock.ts';
export { network } from './network.ts';
export { broken, example, refused, unanswered } from './states.ts';

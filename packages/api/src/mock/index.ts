export { Refusal } from '../server/refusal.ts';
export { mock, type Resolver } from './mock.ts';

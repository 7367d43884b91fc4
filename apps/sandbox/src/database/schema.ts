/** Every table of the sandbox. Migrations are made from this with `drizzle-kit generate`. */
export { deck } from './schema/columns.ts';
export * from './schema/companies.ts';
export * from './schema/history.ts';
export * from './schema/orders.ts';
export * from './schema/payments.ts';
export * from './schema/people.ts';
export * from './schema/sandbox.ts';

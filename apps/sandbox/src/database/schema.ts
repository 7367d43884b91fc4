/** Every table of the sandbox. `drizzle-kit generate` creates the migrations from it. */

export * from './schema/attempts.ts';
export * from './schema/audit-events.ts';
export * from './schema/callbacks.ts';
export { deck } from './schema/columns.ts';
export * from './schema/companies.ts';
export * from './schema/dictionaries.ts';
export * from './schema/form-drafts.ts';
export * from './schema/history.ts';
export * from './schema/hotel-systems.ts';
export * from './schema/imports.ts';
export * from './schema/messaging.ts';
export * from './schema/orders.ts';
export * from './schema/payment-records.ts';
export * from './schema/payments.ts';
export * from './schema/people.ts';
export * from './schema/psp-profiles.ts';
export * from './schema/rates.ts';
export * from './schema/sandbox.ts';
export * from './schema/saved-views.ts';
export * from './schema/shift-closes.ts';
export * from './schema/tenders.ts';
export * from './schema/wallet.ts';

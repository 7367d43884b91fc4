export * from './declines.ts';
export * from './error-codes.ts';
export * from './permissions.ts';
export * from './states.ts';
export * from './words.ts';

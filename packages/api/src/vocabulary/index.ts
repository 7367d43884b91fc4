export * from './company.ts';
export * from './declines.ts';
export * from './error-codes.ts';
export * from './languages.ts';
export * from './letters.ts';
export * from './permissions.ts';
export * from './states.ts';
export * from './words.ts';

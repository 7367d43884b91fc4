/** First path segments of the server. Unknown addresses below them are a 404, not a screen of the deck. */
export const serverPaths = [
  'api',
  'auth',
  'backoffice',
  'docs',
  'health',
  'pay',
  'psp',
  'public',
  'resources',
  'sandbox',
  'transactions',
] as const;

/** First parts of addresses below which what nothing answers is no screen of the deck: they are the server's. */
export const serverPaths = [
  'api',
  'auth',
  'backoffice',
  'docs',
  'health',
  'pay',
  'public',
  'resources',
  'sandbox',
  'transactions',
] as const;

/**
 * The nonce by which the page's policy knows styles of ours that stand in the page: `<meta property="csp-nonce">`, which
 * whatever serves the page fills anew for each answer. Undefined where the page has no such policy.
 */
export const pageNonce = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * The nonce of the page's content security policy for inline styles. The server fills `<meta
 * property="csp-nonce">` for each answer. Undefined without such a policy.
 */
export const pageNonce = (): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

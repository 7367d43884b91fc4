interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy of our own code; a page's `trusted-types` directive names it. */
const policy = trustedTypes?.createPolicy('deck', { createHTML: (html) => html });

/**
 * Marks HTML as trusted for browsers that enforce Trusted Types. Only for HTML that cannot run: a built-in
 * drawing, a document that is parsed but never shown, a fully sandboxed frame. The return type is string,
 * since the DOM types do not know trusted types.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

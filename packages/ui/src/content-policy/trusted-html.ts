interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML(html: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The one policy of our own code; a page's `trusted-types` directive names it. */
const policy = trustedTypes?.createPolicy('deck', { createHTML: (html) => html });

/**
 * Markup a browser that demands Trusted Types reads from us. Only for what cannot run: a drawing that is built in, a
 * document that is parsed and never shown, a frame whose sandbox is shut. It is typed as the text it stands for, since
 * the DOM's own types know nothing else.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

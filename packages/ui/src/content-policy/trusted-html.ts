interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy of our own code; a page's `trusted-types` directive names it. */
const policy = trustedTypes?.createPolicy('deck', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/**
 * Marks HTML as trusted for browsers that enforce Trusted Types. Only for HTML that cannot run: a built-in
 * drawing, a document that is parsed but never shown, a fully sandboxed frame. The return type is string,
 * since the DOM types do not know trusted types.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;

/** The same for the address of an application's service worker, which is a constant of its code. */
export const trustedWorker = (url: `/${string}.js`): string => policy?.createScriptURL(url) ?? url;

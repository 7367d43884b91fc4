import { useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '../content-policy/trusted-html.ts';
import { emailDocument } from './email-document.ts';
import { emailNonce } from './email-nonce.ts';

export interface EmailPreviewFrameProps {
  /** The accessible name of the frame. */
  label: string;
  /** A complete HTML document. */
  html: string;
  /** Links open in a new tab; by default they do nothing. */
  opensLinks?: boolean | undefined;
  className?: string | undefined;
}

/** A sandboxed frame for a letter. */
export function EmailPreviewFrame({ label, html, opensLinks = false, className }: EmailPreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Set manually, since React would turn trusted HTML into a plain string.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedHtml(html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      className={className}
      title={label}
      sandbox={opensLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable without a mouse
      tabIndex={0}
    />
  );
}

export interface EmailFrameProps extends EmailPreviewFrameProps {
  /** Simulates mail programs that darken letters. */
  dark?: boolean | undefined;
}

/** An e-mail, isolated from the page and from external servers. */
export function EmailFrame({ html, dark = false, ...frame }: EmailFrameProps) {
  return <EmailPreviewFrame {...frame} html={emailDocument(html, { dark, nonce: emailNonce() })} />;
}

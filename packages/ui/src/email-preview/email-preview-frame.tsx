import { useLayoutEffect, useRef } from 'react';
import { trustedHtml } from '../content-policy/trusted-html.ts';
import { emailDocument } from './email-document.ts';
import { emailNonce } from './email-nonce.ts';

export interface EmailPreviewFrameProps {
  /** Names the frame. */
  label: string;
  /** A whole document. */
  html: string;
  /** Its links open, in a tab of their own; else none leads anywhere. */
  opensLinks?: boolean | undefined;
  className?: string | undefined;
}

/** A frame in which nothing of a letter runs. */
export function EmailPreviewFrame({ label, html, opensLinks = false, className }: EmailPreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // By hand, for React would make plain text of what is trusted.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedHtml(html);
  }, [html]);
  return (
    <iframe
      ref={frame}
      className={className}
      title={label}
      sandbox={opensLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached without a mouse
      tabIndex={0}
    />
  );
}

export interface EmailFrameProps extends EmailPreviewFrameProps {
  /** As mail programs draw it that darken letters by themselves. */
  dark?: boolean | undefined;
}

/** An e-mail, shut off from the page and from where it came. */
export function EmailFrame({ html, dark = false, ...frame }: EmailFrameProps) {
  return <EmailPreviewFrame {...frame} html={emailDocument(html, { dark, nonce: emailNonce() })} />;
}

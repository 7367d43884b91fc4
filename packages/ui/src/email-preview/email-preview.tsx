import { smsDocument } from './email-document.ts';
import { emailNonce } from './email-nonce.ts';
import * as css from './email-preview.css.ts';
import { EmailFrame, EmailPreviewFrame } from './email-preview-frame.tsx';

/** The letter: a complete HTML document for an e-mail, a line of plain text for an SMS. */
export type WrittenEmail =
  | { readonly kind: 'email'; readonly subject: string; readonly html: string }
  | { readonly kind: 'sms'; readonly text: string };

export interface EmailPreviewProps {
  /** The accessible name of the frame: "Preview in Greek". */
  label: string;
  /** The e-mail with its subject, as the server would send it. */
  letter: WrittenEmail;
  /** The language of the letter, such as `el`. */
  language: string;
  /** The width of a phone or of the container. */
  width?: 'narrow' | 'wide' | undefined;
  /** Simulates mail programs that darken letters. */
  dark?: boolean | undefined;
}

/** A preview of a letter in a sandboxed frame, without scripts and working links. */
export function EmailPreview({ label, letter, language, width = 'narrow', dark = false }: EmailPreviewProps) {
  const className = css.frame({ width, kind: letter.kind });
  if (letter.kind === 'email')
    return (
      <div className={css.place}>
        <p className={css.subject} lang={language}>
          {letter.subject}
        </p>
        <EmailFrame className={className} label={label} html={letter.html} dark={dark} />
      </div>
    );
  const html = smsDocument(letter.text, language, { dark, nonce: emailNonce() });
  return (
    <div className={css.place}>
      <EmailPreviewFrame className={className} label={label} html={html} />
    </div>
  );
}

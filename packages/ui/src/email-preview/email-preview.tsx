import { smsDocument } from './email-document.ts';
import { emailNonce } from './email-nonce.ts';
import * as css from './email-preview.css.ts';
import { EmailFrame, EmailPreviewFrame } from './email-preview-frame.tsx';

/** A letter that is written: an e-mail is a whole HTML document, an SMS one line of plain text. */
export type WrittenEmail =
  | { readonly kind: 'email'; readonly subject: string; readonly html: string }
  | { readonly kind: 'sms'; readonly text: string };

export interface EmailPreviewProps {
  /** Names the frame: "Preview in Greek". */
  label: string;
  letter: WrittenEmail;
  /** The language it is written in, as `el`. */
  language: string;
  /** As wide as a phone, or as its place. */
  width?: 'narrow' | 'wide' | undefined;
  /** As mail programs draw it that darken letters by themselves. */
  dark?: boolean | undefined;
}

/** A letter as its reader sees it, in a frame in which nothing runs and no link leads anywhere. */
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

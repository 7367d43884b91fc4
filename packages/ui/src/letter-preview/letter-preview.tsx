import { smsDocument } from './letter-document.ts';
import { EmailFrame, LetterFrame } from './letter-frame.tsx';
import { letterNonce } from './letter-nonce.ts';
import * as css from './letter-preview.css.ts';

/** A letter that is written: an e-mail is a whole HTML document, an SMS one line of plain text. */
export type WrittenLetter =
  | { readonly kind: 'email'; readonly subject: string; readonly html: string }
  | { readonly kind: 'sms'; readonly text: string };

export interface LetterPreviewProps {
  /** Names the frame: "Preview in Greek". */
  label: string;
  letter: WrittenLetter;
  /** The language it is written in, as `el`. */
  language: string;
  /** As wide as a phone, or as its place. */
  width?: 'narrow' | 'wide' | undefined;
  /** As mail programs draw it that darken letters by themselves. */
  dark?: boolean | undefined;
}

/** A letter as its reader sees it, in a frame in which nothing runs and no link leads anywhere. */
export function LetterPreview({
  label,
  letter,
  language,
  width = 'narrow',
  dark = false,
}: LetterPreviewProps) {
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
  const html = smsDocument(letter.text, language, { dark, nonce: letterNonce() });
  return (
    <div className={css.place}>
      <LetterFrame className={className} label={label} html={html} />
    </div>
  );
}

import { emailDocument, smsDocument } from './letter-document.ts';
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
  const look = { dark };
  return (
    <div className={css.place}>
      {letter.kind === 'email' && (
        <p className={css.subject} lang={language}>
          {letter.subject}
        </p>
      )}
      <iframe
        className={css.frame({ width, kind: letter.kind })}
        title={label}
        sandbox=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached without a mouse
        tabIndex={0}
        srcDoc={
          letter.kind === 'email'
            ? emailDocument(letter.html, look)
            : smsDocument(letter.text, language, look)
        }
      />
    </div>
  );
}

import type { GuestContent } from '@deck/guest';
import * as css from './guest-preview.css.ts';

/** The letter in a mail program: its sender, subject, deadline and first lines. */
export function LetterPreview({ content }: { content: GuestContent }) {
  const { property, mail, sum, facts } = content;
  const lines = [mail.greeting, mail.opening].filter((text) => text !== '');
  return (
    <div className={css.letter} lang={content.language} inert aria-hidden>
      <p className={css.from}>{property.name}</p>
      <p className={css.subject}>{mail.subject}</p>
      {mail.preview !== '' && <p className={css.deadline}>{mail.preview}</p>}
      {lines.map((text) => (
        <p key={text} className={css.line}>
          {text}
        </p>
      ))}
      {mail.label !== '' && <p className={css.from}>{mail.label}</p>}
      {sum.amount !== '' && <p className={css.sum}>{sum.amount}</p>}
      <div className={css.button}>{mail.button}</div>
      {mail.methods !== '' && <p className={css.line}>{mail.methods}</p>}
      <p className={css.line}>{[mail.questions, mail.answer, facts.questions.phone].join(' ')}</p>
      <p className={css.from}>{[facts.charger.sentence, mail.legal].join(' ')}</p>
    </div>
  );
}

/** The SMS, in one bubble. */
export function MessagePreview({ content }: { content: GuestContent }) {
  return (
    <p className={css.bubble} lang={content.language} inert aria-hidden>
      {content.message.text}
    </p>
  );
}

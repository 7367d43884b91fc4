import type { GuestContent } from '@deck/guest';
import { html } from 'hono/html';
import type { Said } from './letter.ts';
import type { Look } from './look.ts';
import { nothing } from './said.ts';

/** Whom to ask: answer the letter, call or write. */
export function toClosing({ mail, facts }: GuestContent, look: Look): Said {
  const { phone, phoneUrl, email, emailUrl, hours, write } = facts.questions;
  if (phone === '' && email === '') return nothing;
  const link = `${look.link};font-weight:600`;
  const written = html`<a href="${emailUrl}" style="${link}">${email}</a>`;
  const call = html`${mail.answer} <a href="${phoneUrl}" style="${link}">${phone.replaceAll(' ', '\u00a0')}</a>.${hours === '' ? '' : ` ${hours}.`}`;
  const ask =
    phone === '' ? html`${write}: ${written}` : html`${call}${email === '' ? '' : html`<br>${written}`}`;
  return {
    html: html`<p style="margin:0 0 12px;${look.value}"><strong>${mail.questions}</strong> ${ask}</p>`,
    text: [
      phone === ''
        ? `${mail.questions} ${write}: ${email}`
        : `${mail.questions} ${mail.answer} ${phone}.${hours === '' ? '' : ` ${hours}.`}`,
      phone === '' ? '' : email,
    ]
      .filter((line) => line !== '')
      .join('\n'),
  };
}

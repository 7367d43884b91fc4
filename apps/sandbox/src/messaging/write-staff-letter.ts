import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { html } from 'hono/html';
import { emailPage, lookOf } from '../templates/email-page.ts';
import { fill } from '../templates/fill.ts';
import { momentIn } from '../templates/letter-values.ts';
import type { Written } from '../templates/render-letter.ts';
import type { PersonLetter } from './letter.ts';
import { newsText } from './staff-values.ts';
import { staffWords } from './words/staff-words.ts';
import type { LetterRow, LetterServices, LetterSubject } from './write-letter.ts';

interface StaffLetter {
  readonly services: LetterServices;
  readonly letter: LetterRow;
  readonly about: LetterSubject;
  readonly language: InterfaceLanguage;
}

/** News for staff as an e-mail, with a button to the order or payment. */
export async function staffLetter(given: StaffLetter): Promise<Written> {
  const { services, letter, about, language } = given;
  const words = staffWords[language];
  const { title, text } = newsOf(given);
  const look = lookOf(services.brand);
  const address = screenOf(services, letter);
  const values = { brand: services.brand.name, company: about.company.name };
  const body = await html`<p style="${look.paragraph}"><strong>${title}</strong></p>
<p style="${look.paragraph}">${text}</p>
${address === undefined ? '' : html`<p style="margin:24px 0 0"><a href="${address}" style="${look.button}">${words.open}</a></p>`}`;
  const why = address === undefined ? '' : html`<p style="${look.meta}">${fill(words.why, values)}</p>`;
  const footer = await html`${why}<p style="${look.meta};margin:0">${fill(words.sentBy, values)}</p>`;
  const page = emailPage({
    look,
    language,
    title,
    heading: services.brand.name,
    below: about.company.name,
    body,
    footer,
  });
  return { subject: title, body: String(await page) };
}

/** The same for Telegram: plain text of a few lines. */
export function staffMessage(given: StaffLetter): Written {
  const { title, text } = newsOf(given);
  const address = screenOf(given.services, given.letter);
  return { subject: title, body: [title, text, address].filter((line) => line !== undefined).join('\n') };
}

/** A letter with the address at which a person chooses their password. */
export async function personLetter({
  services,
  letter,
  about,
  language,
  kind,
}: StaffLetter & { readonly kind: PersonLetter }): Promise<Written> {
  const { user, company } = about;
  if (!user) throw new Error(`The letter ${letter.id} has nobody to go to`);
  const { brand } = services;
  const words = staffWords[language];
  const { subject, message, button, expiry } = words.person[kind];
  const { address = '', until } = letter.facts;
  const values = {
    brand: brand.name,
    company: company.name,
    person: `${user.firstName} ${user.lastName}`,
    login: user.login,
    until: until === undefined ? '' : momentIn(new Date(until), user.timezone),
  };
  const say = (text: string) => fill(text, values);
  const look = lookOf(brand);
  const body = await html`<p style="${look.paragraph}">${say(words.greeting)}</p>
<p style="${look.paragraph}">${say(message)}</p>
<p style="margin:24px 0"><a href="${address}" style="${look.button}">${say(button)}</a></p>
<p style="${look.meta};margin:0">${say(expiry)}</p>`;
  const footer = await html`<p style="${look.meta};margin:0">${say(words.sentBy)}</p>`;
  const page = emailPage({
    look,
    language,
    title: say(subject),
    heading: brand.name,
    below: company.name,
    body,
    footer,
  });
  return { subject: say(subject), body: String(await page) };
}

function newsOf({ letter, about, language }: StaffLetter) {
  const { news, timezone } = letter.facts;
  if (news === undefined) throw new Error(`The letter ${letter.id} tells nothing`);
  const { order, payment, property, user } = about;
  const subject = {
    ...(order && { order }),
    ...(payment && { payment }),
    ...(property && { property }),
    ...(user && { person: `${user.firstName} ${user.lastName}` }),
  };
  return newsText(news, subject, letter.facts, language, timezone ?? property?.timezone ?? 'UTC');
}

/** Where the deck shows what it is about; undefined for what has no screen. */
const screenOf = ({ publicUrl }: LetterServices, { orderId, paymentId }: LetterRow): string | undefined =>
  orderId === null ? undefined : `${publicUrl}/orders/${orderId}${paymentId === null ? '' : `/${paymentId}`}`;

import type { InterfaceLanguage } from '@deck/api/vocabulary';
import { html } from 'hono/html';
import { emailPage, getLook } from '../templates/email-page.ts';
import { momentIn } from '../templates/email-values.ts';
import { fill } from '../templates/fill.ts';
import type { Written } from '../templates/render-email.ts';
import type { PersonEmail } from './email.ts';
import { notificationText } from './staff-values.ts';
import { staffWords } from './words/staff-words.ts';
import type { EmailRow, EmailServices, EmailSubject } from './write-email.ts';

interface StaffEmail {
  readonly services: EmailServices;
  readonly letter: EmailRow;
  readonly about: EmailSubject;
  readonly language: InterfaceLanguage;
}

/** A staff notification as an e-mail, with a button to the order or payment. */
export async function staffEmail(given: StaffEmail): Promise<Written> {
  const { services, letter, about, language } = given;
  const words = staffWords[language];
  const { title, text } = getNews(given);
  const look = getLook(services.brand);
  const address = getScreen(services, letter);
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
  return {
    subject: title,
    body: String(await page),
    plain: toLines([title, text, address, address === undefined ? '' : fill(words.why, values)]),
  };
}

/** The same for Telegram: a few lines of plain text. */
export function staffMessage(given: StaffEmail): Written {
  const { title, text } = getNews(given);
  const address = getScreen(given.services, given.letter);
  return {
    subject: title,
    body: [title, text, address].filter((line) => line !== undefined).join('\n'),
    plain: '',
  };
}

/** A letter with the link to choose a password. */
export async function personEmail({
  services,
  letter,
  about,
  language,
  kind,
}: StaffEmail & { readonly kind: PersonEmail }): Promise<Written> {
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
  const look = getLook(brand);
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
  const lines = [
    say(words.greeting),
    say(message),
    `${say(button)}: ${address}`,
    say(expiry),
    say(words.sentBy),
  ];
  return { subject: say(subject), body: String(await page), plain: toLines(lines) };
}

const toLines = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== '').join('\n\n');

function getNews({ letter, about, language }: StaffEmail) {
  const { news, timezone } = letter.facts;
  if (news === undefined) throw new Error(`The letter ${letter.id} tells nothing`);
  const { order, payment, property, user } = about;
  const subject = {
    ...(order && { order }),
    ...(payment && { payment }),
    ...(property && { property }),
    ...(user && { person: `${user.firstName} ${user.lastName}` }),
  };
  return notificationText(news, subject, letter.facts, language, timezone ?? property?.timezone ?? 'UTC');
}

/** The deck's address of the subject; undefined if it has no screen. */
const getScreen = ({ publicUrl }: EmailServices, { orderId, paymentId }: EmailRow): string | undefined =>
  orderId === null ? undefined : `${publicUrl}/orders/${orderId}${paymentId === null ? '' : `/${paymentId}`}`;

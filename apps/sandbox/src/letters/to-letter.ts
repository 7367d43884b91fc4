import { isPlainBlock } from '@deck/api/rules';
import type { BlockKey } from '@deck/api/vocabulary';
import type { GuestContent, GuestLineContent } from '@deck/guest';
import { raw } from 'hono/html';
import { qrCodePng } from '../payments/qr-code.ts';
import type { EmailContent } from '../templates/email-content.ts';
import { fill, fillHtml } from '../templates/fill.ts';
import { templateWords } from '../templates/words/index.ts';
import { toClosing } from './closing.ts';
import type { Letter, LetterLink, Said } from './letter.ts';
import { getLetterLook, type Look } from './look.ts';
import { nothing, say, toPlain } from './said.ts';
import { styleBlock } from './style-block.ts';
import { toTable } from './table.ts';

/** The photo of a receipt is lower: its sum comes first. */
const STRIP = { ASKS: 152, THANKS: 112, INFORMS: 112 };

/** Puts a letter together: the company's wording where it has one, else the guest's own words. */
export async function toLetter(content: EmailContent): Promise<Letter> {
  const { brand, language, kind, guest, values, address, base } = content;
  const look = getLetterLook(brand, content.accent);
  const words = templateWords[language];
  const isReceipt = kind.purpose === 'THANKS';
  const thanks = isReceipt && saysGuest(content, 'message');
  const isOpen = kind.purpose === 'ASKS' && address !== undefined;
  const says = (key: BlockKey, style: string) => sayBlock(content, key, look, style);
  const asked = look.paragraph.replace(/^margin:[^;]*/, 'margin:0');
  return {
    look,
    language,
    base,
    subject: getPlain(content, 'subject'),
    preview: toPreview(content, says('message', '').text),
    property: guest.property,
    logo: content.logo,
    strip: STRIP[kind.purpose],
    orderNumber: guest.orderNumber,
    greeting: says('greeting', asked),
    message: thanks ? nothing : says('message', saysGuest(content, 'message') ? asked : look.paragraph),
    notes: content.notes.filter((note) => note.trim() !== ''),
    sum: toSum(content),
    note: thanks ? say(guest.mail.opening, `margin:0;${look.small}`) : toDeadline(content, says, look),
    conversion: kind.showsSum ? guest.sum.conversion : '',
    button: toButton(content),
    table: toTable(guest, kind.purpose),
    stay: guest.stay,
    links: content.links,
    line: kind.showsLine ? guest.line : null,
    terms: isOpen ? toTerms(guest) : [],
    otherwise:
      address === undefined || isReceipt
        ? null
        : { lead: guest.mail.otherwise, text: address.replace(/^https?:\/\//, ''), address },
    code: content.withQrcode && address !== undefined ? await toCode(address, words.scan) : null,
    closing: saysGuest(content, 'closing')
      ? toClosing(guest, look)
      : says('closing', `margin:0 0 12px;${look.small}`),
    legal: [
      guest.facts.charger.sentence,
      guest.mail.legal,
      fill(words.sentBy, { ...values, brand: brand.name }),
    ].filter((text) => text !== ''),
    legalLinks: toLegalLinks(guest),
  };
}

/** Whether a block says the guest's own words. */
const saysGuest = ({ kind, own }: EmailContent, key: BlockKey): boolean =>
  kind.guestBlocks.has(key) && !own.has(key);

/** A plain block, finished. */
export function getPlain(content: EmailContent, key: 'subject' | 'button' | 'sms'): string {
  if (!saysGuest(content, key)) return fill(content.blocks[key] ?? '', content.values).trim();
  const { mail, message } = content.guest;
  const isReminder = content.kind.guestBlocks.has('subject') && !content.kind.guestBlocks.has('message');
  return {
    subject: isReminder ? mail.reminderSubject : mail.subject,
    button: mail.button,
    sms: message.text,
  }[key];
}

/** The deadline; without one, what the letter says first. */
function toPreview(content: EmailContent, message: string): string {
  const { deadline } = content.guest;
  if (deadline !== null && content.kind.purpose === 'ASKS') return deadline.full;
  return message.replaceAll('\n', ' ');
}

type Says = (key: BlockKey, style: string) => Said;

function sayBlock(content: EmailContent, key: BlockKey, look: Look, style: string): Said {
  if (saysGuest(content, key)) return say(getGuestText(content.guest, key), style);
  const { blocks, values, base } = content;
  const source = fillHtml(blocks[key] ?? '', values);
  if (isPlainBlock(key) || (toPlain(source) === '' && !source.includes('<img'))) return nothing;
  return { html: raw(styleBlock(source, { ...look, paragraph: style }, base)), text: toPlain(source) };
}

function getGuestText({ mail, deadline }: GuestContent, key: BlockKey): string {
  if (key === 'greeting') return mail.greeting;
  return key === 'message' ? mail.opening : (deadline?.mail ?? '');
}

/** A letter without an address, or about a link without an end, has no deadline. */
function toDeadline({ values, address, kind }: EmailContent, says: Says, look: Look): Said {
  if (kind.purpose !== 'ASKS' || address === undefined || values.payment_expiry === '') return nothing;
  return says('expiry', `margin:0;${look.small}`);
}

/** A shared order asks for what is left of it; a refund names itself, not the payment. */
function toSum({ kind, guest, values }: EmailContent): Letter['sum'] {
  if (!kind.showsSum || values.payment_amount === '') return null;
  const { label, isStruck } = guest.sum;
  const amount = values.payment_amount;
  if (guest.kind === 'SPLIT' && guest.sum.amount === '')
    return { label: getDue(guest.line) ?? label, amount, isStruck };
  if (kind.state === 'REFUNDED') return { label: guest.receipt?.badge ?? label, amount, isStruck };
  return { label: kind.purpose === 'THANKS' ? guest.mail.label : label, amount, isStruck };
}

const getDue = (line: GuestLineContent | null): string | undefined =>
  line?.legend.find(({ name }) => name === 'due')?.label;

/** A receipt leads to its page; any other letter without an address has no button. */
function toButton(content: EmailContent): LetterLink | null {
  const { address, kind, guest } = content;
  if (address === undefined) return null;
  const text = kind.purpose === 'THANKS' ? guest.mail.button : getPlain(content, 'button');
  return text === '' ? null : { text, address };
}

function toTerms({ mail, facts, transfer }: GuestContent): string[] {
  const { cancellation } = facts;
  return [
    transfer === null ? mail.methods : '',
    cancellation === null ? '' : `${cancellation.title}: ${cancellation.text}`,
  ].filter((text) => text !== '');
}

const toLegalLinks = ({ facts: { terms, privacy } }: GuestContent): LetterLink[] =>
  [terms, privacy].flatMap((link) => (link === null ? [] : [{ text: link.label, address: link.url }]));

async function toCode(address: string, lead: string): Promise<NonNullable<Letter['code']>> {
  return { lead, address, png: (await qrCodePng(address)).toString('base64') };
}

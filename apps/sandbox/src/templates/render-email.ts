import { isPlainBlock } from '@deck/api/rules';
import type { BlockKey } from '@deck/api/vocabulary';
import { getLetterLook } from '../letters/look.ts';
import { styleBlock } from '../letters/style-block.ts';
import { getPlain, toLetter } from '../letters/to-letter.ts';
import { toLetterHtml } from '../letters/to-letter-html.ts';
import { toLetterText } from '../letters/to-letter-text.ts';
import type { EmailContent } from './email-content.ts';
import { fill, fillHtml } from './fill.ts';

export interface Written {
  /** Empty for a text message. */
  readonly subject: string;
  /** HTML for an e-mail, else plain text. */
  readonly body: string;
  /** An e-mail as plain text; empty for what is plain anyway. */
  readonly plain: string;
}

/** Renders a letter to a guest as an e-mail, with its plain text beside it. */
export async function renderEmail(content: EmailContent): Promise<Written> {
  const letter = await toLetter(content);
  return { subject: letter.subject, body: await toLetterHtml(letter), plain: toLetterText(letter) };
}

/** Renders a letter as a text message of a single line. */
export const renderSms = (content: EmailContent): Written => ({
  subject: '',
  body: getPlain(content, 'sms').replaceAll(/\s+/g, ' ').trim(),
  plain: '',
});

/** A single block as its letter shows it; plain text stays plain. */
export function renderBlock(key: BlockKey, { brand, accent, blocks, values, base }: EmailContent): string {
  const source = blocks[key] ?? '';
  return isPlainBlock(key)
    ? fill(source, values)
    : styleBlock(fillHtml(source, values), getLetterLook(brand, accent), base);
}

import { say } from '../contract/validation.ts';
import { type BlockKey, templateTags } from '../vocabulary/emails.ts';

const plainBlocks: ReadonlySet<BlockKey> = new Set(['subject', 'button', 'sms']);
const neededBlocks: ReadonlySet<BlockKey> = new Set(['subject', 'message', 'button', 'sms']);

/** Longer subjects and buttons go unread, and a longer SMS costs several. In characters. */
export const LONGEST_PLAIN_TEXT = 500;
/** The maximum of a block, markup included. In characters. */
export const LONGEST_LETTER_TEXT = 10_000;

/** Single-line plain text. All other blocks are HTML. */
export const isPlainBlock = (key: BlockKey): boolean => plainBlocks.has(key);

/** A letter needs these blocks. An empty block of another kind is left out. */
export const isNeededBlock = (key: BlockKey): boolean => neededBlocks.has(key);

/** Placeholders that no letter can fill, including unclosed ones. */
export const unknownTags = (text: string): string[] =>
  [...text.matchAll(/\{\{([^}]*)(\}\}|$)?/g)]
    .filter(([, name = '', end]) => end !== '}}' || !templateTags.some((known) => known === name.trim()))
    .map(([, name = '']) => name.trim());

/** The problem of a block's text; `choice` is an unknown placeholder. */
export function emailTextProblem(key: BlockKey, content: string): string | undefined {
  const words = isPlainBlock(key) ? content : content.replaceAll(/<[^<>]*>|&nbsp;/g, '');
  if (isNeededBlock(key) && words.trim() === '') return 'required';
  const longest = isPlainBlock(key) ? LONGEST_PLAIN_TEXT : LONGEST_LETTER_TEXT;
  if (content.length > longest) return say('maxLength', { max: longest }).error;
  return unknownTags(content).length > 0 ? 'choice' : undefined;
}

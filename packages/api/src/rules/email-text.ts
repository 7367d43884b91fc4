import { say } from '../contract/validation.ts';
import { type BlockKey, templateTags } from '../vocabulary/emails.ts';

const plainBlocks: ReadonlySet<BlockKey> = new Set(['subject', 'button', 'sms']);
const neededBlocks: ReadonlySet<BlockKey> = new Set(['subject', 'message', 'button', 'sms']);

/** A subject or a button that is longer is read by nobody, an SMS that is longer costs several. In characters. */
export const LONGEST_PLAIN_TEXT = 500;
/** The markup of a block counted. In characters. */
export const LONGEST_LETTER_TEXT = 10_000;

/** One line of plain text; all other blocks are HTML. */
export const isPlainBlock = (key: BlockKey): boolean => plainBlocks.has(key);

/** An empty block is left out of the letter; without one of these it would be none. */
export const isNeededBlock = (key: BlockKey): boolean => neededBlocks.has(key);

/** Tags of a text that no letter can fill, those that do not end among them. */
export const unknownTags = (text: string): string[] =>
  [...text.matchAll(/\{\{([^}]*)(\}\}|$)?/g)]
    .filter(([, name = '', end]) => end !== '}}' || !templateTags.some((known) => known === name.trim()))
    .map(([, name = '']) => name.trim());

/** The message of what is wrong with the text of a block; `choice` is a tag no letter can fill. */
export function emailTextProblem(key: BlockKey, content: string): string | undefined {
  const words = isPlainBlock(key) ? content : content.replaceAll(/<[^<>]*>|&nbsp;/g, '');
  if (isNeededBlock(key) && words.trim() === '') return 'required';
  const longest = isPlainBlock(key) ? LONGEST_PLAIN_TEXT : LONGEST_LETTER_TEXT;
  if (content.length > longest) return say('maxLength', { max: longest }).error;
  return unknownTags(content).length > 0 ? 'choice' : undefined;
}

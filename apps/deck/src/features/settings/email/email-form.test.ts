import type { BlockText, TemplateEditor } from '@deck/api/contract/templates';
import { describe, expect, it } from 'vitest';
import {
  getChanges,
  getSpeaker,
  keptText,
  mergeEmail,
  plainWords,
  refusedPlaces,
  toForm,
  typedAt,
  wrongIn,
} from './email-form.ts';

const text = (changes: Partial<BlockText> = {}): BlockText => ({
  language: 'en',
  system: '<p>System</p>',
  custom: null,
  draft: null,
  ...changes,
});
const editor = (message: BlockText[], subject = text({ system: 'Pay' })): TemplateEditor => ({
  templateId: 'PAYMENT_LINK',
  revision: 'one',
  versions: [],
  tags: ['customer_name'],
  blocks: [
    { blockKey: 'subject', format: 'TEXT', texts: [subject] },
    { blockKey: 'message', format: 'HTML', texts: message },
  ],
});
const typed = (base: TemplateEditor, message: string, subject = 'Pay') => ({
  texts: { ...toForm(base).texts, en: { message, subject } },
});
const place = { language: 'en', blockKey: 'message' } as const;

describe('who says a text', () => {
  it.each([
    [text(), '<p>System</p>', 'SYSTEM'],
    [text({ custom: 'Mine' }), 'Mine', 'CUSTOM'],
    [text({ custom: 'Mine', draft: { content: 'New' } }), 'New', 'DRAFT'],
    [text({ custom: 'Mine', draft: { content: null } }), '<p>System</p>', 'DRAFT'],
  ] as const)('%j', (block, kept, speaker) => {
    expect(keptText(block)).toBe(kept);
    expect(getSpeaker(block, kept)).toBe(speaker);
    expect(getSpeaker(block, `${kept}!`)).toBe('CHANGED');
  });
});

describe('changes', () => {
  const base = editor([text({ custom: 'Mine' }), text({ language: 'el', custom: 'Δικό' })]);
  it('are what differs from what is kept, and nothing else', () => {
    expect(getChanges(base, toForm(base))).toEqual([]);
    expect(getChanges(base, typed(base, 'New'))).toEqual([{ ...place, content: 'New' }]);
  });
  it('take one’s own words back where they are the system’s', () => {
    expect(getChanges(base, typed(base, '<p>System</p>'))).toEqual([{ ...place, content: null }]);
  });
  it('are refused at their place before they are sent', () => {
    expect(wrongIn(base, typed(base, '', 'x'.repeat(501)))).toEqual({
      'texts.en.subject': 'maxLength?max=500',
      'texts.en.message': 'required',
    });
    expect(wrongIn(base, typed(base, '<p>{{guest}}</p>'))).toEqual({ 'texts.en.message': 'choice' });
  });
  it('are found again by what the server names', () => {
    const blocks = [{ ...place, content: 'x' }];
    expect(refusedPlaces({ 'blocks.0.content': 'choice', action: 'x' }, blocks)).toMatchObject([
      { ...place, message: 'choice' },
    ]);
  });
});

describe('somebody else has changed the letter meanwhile', () => {
  const before = editor([text({ custom: 'Was' })]);
  const now = editor(
    [text({ custom: 'Theirs' })],
    text({ system: 'Pay', draft: { content: 'Their subject' } }),
  );
  it('what I left alone is theirs', () => {
    const { form, both } = mergeEmail(before, now, toForm(before));
    expect([form, both]).toEqual([toForm(now), []]);
  });
  it('what I changed alone stays mine', () => {
    const { form, both } = mergeEmail(before, editor([text({ custom: 'Was' })]), typed(before, 'Mine'));
    expect([typedAt(form, place), both]).toEqual(['Mine', []]);
  });
  it('where both changed the same mine stands and theirs is told', () => {
    const { form, both } = mergeEmail(before, now, typed(before, 'Mine'));
    expect(typedAt(form, place)).toBe('Mine');
    expect(typedAt(form, { language: 'en', blockKey: 'subject' })).toBe('Their subject');
    expect(both).toEqual([{ ...place, content: 'Theirs' }]);
  });
  it('where both changed it alike there is nothing to tell', () => {
    expect(mergeEmail(before, now, typed(before, 'Theirs', 'Their subject')).both).toEqual([]);
  });
});

it('the words of a block stand without markup', () => {
  const label = (tag: string) => tag.toUpperCase();
  expect(plainWords('<p>Dear {{ name }},</p><ul><li>a &amp; b</li></ul>', 'HTML', label)).toBe(
    'Dear [NAME], a & b',
  );
  expect(plainWords('1 <b> 2 &amp; {{x}}', 'TEXT', label)).toBe('1 <b> 2 &amp; [X]');
});

import type { MessageTemplate } from '@deck/api/contract/templates';
import { expect, it } from 'vitest';
import { type EmailPlace, findEmails, lastChange, ownLanguages, readPlace, toAddress } from './email-list.ts';

it('an address is read and written alike', () => {
  const address = '/settings/email?template=PAYMENT_LINK&language=el&type=DRAFT&q=pay';
  expect(toAddress(readPlace(new URLSearchParams(address.split('?')[1])))).toBe(address);
  expect(toAddress(readPlace(new URLSearchParams()))).toBe('/settings/email');
});

it('what nobody knows is left out', () => {
  const place = readPlace(new URLSearchParams('template=__proto__&language=de&type=OLD&x=1'));
  expect(Object.values(place).filter(Boolean)).toEqual([]);
});

const version = (type: 'DRAFT' | 'CUSTOM', languages: ('en' | 'el')[], day: string) => ({
  type,
  languages,
  modifiedAt: `2026-11-${day}T10:00:00Z`,
  modifiedBy: type,
});
const letter = (
  templateId: MessageTemplate['templateId'],
  ...versions: MessageTemplate['versions']
): MessageTemplate => ({
  templateId,
  types: versions.map(({ type }) => type),
  languages: ['en', 'el'],
  versions,
});

const draft = letter('PAYMENT_LINK', version('DRAFT', ['el'], '20'), version('CUSTOM', ['en'], '21'));
const custom = letter('PAYMENT_PAID', version('CUSTOM', ['el'], '20'));
const system = letter('ORDER_CANCELED');

it.each<[EmailPlace, MessageTemplate[]]>([
  [{}, [draft, custom, system]],
  [{ type: 'DRAFT' }, [draft]],
  [{ type: 'CUSTOM', language: 'el' }, [custom]],
  [{ language: 'el' }, [draft, custom]],
  [{ type: 'SYSTEM' }, [system]],
  [{ type: 'SYSTEM', language: 'en' }, [custom, system]],
])('%j', (place, found) => {
  expect(findEmails([draft, custom, system], place, () => true)).toEqual(found);
});

it('leaves out what is not looked for', () => {
  expect(findEmails([draft, custom], {}, (id) => id === 'PAYMENT_PAID')).toEqual([custom]);
});

it('names the languages it has words of its own in, and the last change', () => {
  expect(ownLanguages(draft, ['en', 'el', 'ru'])).toEqual(['en', 'el']);
  expect(lastChange(draft)?.modifiedBy).toBe('CUSTOM');
  expect(lastChange(system)).toBeUndefined();
});

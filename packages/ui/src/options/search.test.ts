import { fold } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { find, getPieces, indexOf } from './search.ts';

const properties = [
  { label: 'Kalypso Bay Resort', keywords: 'Naxos Νάξος' },
  { label: 'Hotel Lykavittos', keywords: 'Athens' },
  { label: 'Lyka Residence', keywords: 'Paros' },
  { label: 'Ξενοδοχείο Λυκαβηττός' },
  { label: 'Вилла Фалёз' },
];

function found(query: string) {
  return find(indexOf(properties), query).map(({ label }) => label);
}

const marked = (label: string, query: string) =>
  getPieces(label, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('searching a list', () => {
  it('ranks labels that start with the query before labels with such a word', () => {
    expect(found('lyka')).toEqual(['Lyka Residence', 'Hotel Lykavittos']);
  });

  it('ignores accents and case in every script', () => {
    expect(found('ΛΥΚΑΒΗΤΤΟΣ')).toEqual(['Ξενοδοχείο Λυκαβηττός']);
    expect(found('фалез')).toEqual(['Вилла Фалёз']);
    expect(found('ναξος')).toEqual(['Kalypso Bay Resort']);
  });

  it('accepts words in any order, and ranks matches within a word last', () => {
    expect(found('resort kal')).toEqual(['Kalypso Bay Resort']);
    expect(found('o')).toEqual(['Kalypso Bay Resort', 'Hotel Lykavittos', 'Lyka Residence']);
  });

  it('finds nothing for an unknown text, and everything in order for an empty query', () => {
    expect(found('zante')).toEqual([]);
    expect(found('  ')).toEqual(properties.map(({ label }) => label));
  });

  it('finds every option by any part of its label', () => {
    const label = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => fold(text).trim() !== '');
    fc.assert(
      fc.property(fc.array(label, { minLength: 1 }), fc.nat(), fc.nat(), (labels, which, from) => {
        const options = labels.map((text) => ({ label: text }));
        const wanted = options[which % options.length];
        const letters = [...(wanted?.label ?? '')];
        const part = letters.slice(from % letters.length).join('');
        expect(find(indexOf(options), part)).toContain(wanted);
      }),
    );
  });
});

describe('marking the match', () => {
  it('prefers the start of a word', () => {
    expect(marked('Hotel Lykavittos', 'lyka')).toBe('Hotel [Lyka]vittos');
    expect(marked('Norte Nordor', 'or no')).toBe('[Nor]te Nordor');
    expect(marked('Amorgos Or', 'or')).toBe('Amorgos [Or]');
  });

  it('keeps the original letters', () => {
    expect(marked('Ξενοδοχείο Λυκαβηττός', 'λυκαβηττος')).toBe('Ξενοδοχείο [Λυκαβηττός]');
    expect(marked('Große Straße', 'stras')).toBe('Große [Straß]e');
    expect(marked('Große Straße', 'strasse')).toBe('Große [Straße]');
    expect(marked('Cafe\u0301 Noir', 'cafe')).toBe('[Cafe\u0301] Noir');
  });

  it('never changes the label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, query) => {
        expect(
          getPieces(label, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });
});

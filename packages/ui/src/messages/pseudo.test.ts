import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { pseudoMessages, pseudoWords } from './pseudo.ts';

const pseudo = pseudoMessages();

describe('the pseudo-language', () => {
  it('accents every letter, adds brackets and is at least 40 % longer', () => {
    expect(pseudo.copy.copied).toBe('[Ĉóþïéď one]');
    expect(pseudo.richText.failed).toMatch(/^\[Ţĥé éďïţóŕ .* one two three .*\]$/);
    for (const key of ['failed', 'address', 'unknownTag'] as const)
      expect(pseudo.richText[key].length).toBeGreaterThanOrEqual(en.richText[key].length * 1.4);
  });

  it('leaves inserted values unchanged', () => {
    expect(pseudo.sendButton.sentTo('a@hotel.com', '14:05')).toBe('[Šéñţ ţó a@hotel.com áţ 14:05. one two]');
    expect(pseudo.numberField.step('5', ['10', 'ten'])).toContain('šúĉĥ áš 10 óŕ ten');
    expect(pseudo.fileDrop.refusal.type('a.exe', { kinds: 'PDF', size: '5 MB', count: 1 })).toContain('PDF');
    expect(pseudo.combobox.options(1284)).toBe('[1,284 óþţïóñš one two]');
  });

  it('transforms any catalogue except for placeholders', () => {
    expect(pseudoWords({ paid: { by: 'Paid by {{name}} on {{date}}', on: '{{date}}' } })).toEqual({
      paid: { by: '[Þáïď ƀý {{name}} óñ {{date}} one two]', on: '[{{date}}]' },
    });
  });

  it('selects between messages like English', () => {
    expect(pseudo.cardSelector.expired('')).toBe('[Éẋþïŕéď one]');
    expect(pseudo.colorField.open('Accent', '')).not.toContain('ñóŵ');
    expect(pseudo.amountField.refusal.tooManyDecimals('1', 'JPY', 0)).toContain('JPY ĥáš ñó ďéĉïɱáļš');
  });

  it('keeps every group and list of the catalogue', () => {
    expect(Object.keys(pseudo)).toEqual(Object.keys(en));
    expect(pseudo.calendar.weekdays).toHaveLength(7);
    expect(pseudo.calendar.weekdays[0]).toBe('[Ṁó one]');
  });
});

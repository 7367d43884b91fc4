import { vars } from '@deck/tokens/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Locale, loadMessages } from '../messages/messages.ts';
import { brandMark, missingStyles } from './missing-styles.ts';
import { useMessages } from './ui-provider.tsx';

// The styles of the kit need a bundler.
vi.mock('./kit-mark.css.ts', () => ({}));

function Widget() {
  return <p>{useMessages().button.loading}</p>;
}

it('a widget outside the provider names the provider and what it needs', () => {
  expect(() => renderToStaticMarkup(<Widget />)).toThrow(
    'A widget of the kit stands outside <UiProvider>: wrap the application in <UiProvider locale="en" timeZone="Europe/Athens">.',
  );
});

it('an unknown language is refused with the languages there are', () => {
  expect(() => loadMessages('de' as Locale)).toThrow('The kit has no words in "de": it has en, ru, el.');
});

const loaded = { '--deck-kit': '1', '--deck-color-canvas': '#fff' };

it.each([
  ['the styles of the kit', '--deck-kit', "import '@deck/ui/styles.css'"],
  ['a brand', '--deck-color-canvas', "from '@deck/tokens/brands/'"],
])('a page without %s is named with what to import', (_, variable, fix) => {
  const page: Record<string, string> = { ...loaded, [variable]: '' };
  expect(missingStyles((name) => page[name] ?? '')).toEqual([expect.stringContaining(fix)]);
});

it('a page with both has nothing to report', () => {
  const page: Record<string, string> = loaded;
  expect(missingStyles((name) => page[name] ?? '')).toEqual([]);
});

it('the mark of a brand is a colour of the contract', () => {
  expect(vars.color.canvas).toBe(`var(${brandMark})`);
});

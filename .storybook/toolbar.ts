import type { Preview } from '@storybook/react-vite';
import { locales } from '../packages/ui/src/messages/messages.ts';

/** Pseudo-translated English: plain text on the screen is missing from the catalogues. */
export const PSEUDO = 'pseudo';

const modes = ['light', 'dark'] as const;

/** The toolbar's initial values. A URL overrides them: `&globals=brand:…;mode:dark;locale:ru`. */
export const initialGlobals = {
  brand: __BRANDS__[0] ?? '',
  mode: 'light',
  locale: 'en',
};

type Icon = 'paintbrush' | 'contrast' | 'globe';

function menu(title: string, icon: Icon, items: readonly string[]) {
  return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}

export const toolbar: NonNullable<Preview['globalTypes']> = {
  brand: menu('Brand', 'paintbrush', __BRANDS__),
  mode: menu('Mode', 'contrast', modes),
  locale: menu('Language', 'globe', [...locales, PSEUDO]),
};

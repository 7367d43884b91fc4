import { type Brand, cssVariables, deriveTokens, type Mode } from '@deck/tokens/studio';
import type { Draft } from './draft.ts';

/** A screen of the product with a story. */
export interface ScreenStory {
  readonly id: string;
  readonly label: string;
}

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

/** All screens of this Storybook, each in its first state. */
export async function screenStories(): Promise<ScreenStory[]> {
  const index: { entries: Record<string, IndexEntry> } = await (await fetch('index.json')).json();
  const found = new Map<string, ScreenStory>();
  for (const { id, title, type } of Object.values(index.entries)) {
    const label = title.replace(/^Screens\//, '');
    if (type === 'story' && label !== title && !found.has(label)) found.set(label, { id, label });
  }
  return [...found.values()].sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** The page of a single story; see `.storybook/preview-head.html`. */
export const toAddress = (id: string, mode: Mode): string =>
  `iframe.html?id=${id}&viewMode=story&framed&globals=a11y.manual:!true;mode:${mode}`;

/** The brand the framed screen reads on load: see `.storybook/shown-brand.ts`. */
export interface BrandFrame extends HTMLIFrameElement {
  wornBrand?: { readonly brand: Brand; readonly drawings: Draft['drawings'] };
}

/** Colours, fonts and radii change in place, without a reload. */
export function dress(frame: HTMLIFrameElement, brand: Brand, mode: Mode): void {
  const root = frame.contentDocument?.documentElement;
  if (!root) return;
  root.dataset.mode = mode;
  root.style.colorScheme = mode;
  for (const [name, value] of Object.entries(cssVariables(deriveTokens(brand, mode))))
    root.style.setProperty(name, value);
}

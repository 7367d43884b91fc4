import type { ParseKeys } from 'i18next';
import { expect, waitFor, within } from 'storybook/test';
import { type Catalogue, i18next } from '../../i18n/i18n.ts';

/** Words of the catalogue, in whatever language the screen speaks: `words('orders:list.failed')`. */
export interface Words {
  readonly key: ParseKeys<(keyof Catalogue)[]>;
}
export const words = (key: Words['key']): Words => ({ key });

/** A text of the data, words of the catalogue, or anything else that can be looked for; several must all be there. */
export type Proof = string | Words | ((canvas: HTMLElement) => void) | readonly Proof[];

/** The screen says that it waits. */
export const waits = (canvas: HTMLElement): void => {
  expect(canvas.querySelector('[aria-busy="true"]')).not.toBeNull();
};

/** The screen is a form. */
export const asks = (canvas: HTMLElement): void => {
  expect(canvas.querySelector('form')).not.toBeNull();
};

/** What failed can be tried again. */
export const retry = words('app:action.retry');

/** In milliseconds: the first screen of a page brings the whole product with it. */
const PATIENCE = 9_000;

/** Waits until the screen shows what it must. */
export async function prove(canvas: HTMLElement, proof: Proof): Promise<void> {
  await waitFor(() => look(canvas, proof), { timeout: PATIENCE, onTimeout: (error) => error });
}

function look(canvas: HTMLElement, proof: Proof): void {
  if (typeof proof === 'function') proof(canvas);
  else if (typeof proof === 'string') seen(canvas, proof);
  else if ('key' in proof) seen(canvas, i18next.t(proof.key as 'app:action.retry'));
  else for (const each of proof) look(canvas, each);
}

/** Somewhere on the screen, in sight, as the whole of an element: what is read out alone does not count. */
function seen(canvas: HTMLElement, text: string): void {
  const found = within(canvas.ownerDocument.body).queryAllByText((_, element) => said(element) === text);
  expect(found, `“${text}” on the screen`).not.toHaveLength(0);
}

/** Figures stand in elements of their own. */
const said = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

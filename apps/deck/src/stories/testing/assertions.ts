import { media } from '@deck/tokens';
import { brand } from '@deck/tokens/brand';
import type { Messages } from '@deck/ui';
import { formatRate } from '@deck/values';
import type { ParseKeys } from 'i18next';
import { expect, waitFor, within } from 'storybook/test';
import { amountText } from '../../platform/format/amount-text.ts';
import { type Catalogue, i18next } from '../../platform/i18n/i18n.ts';

/** What a sentence is given: as it is, as the language writes it, or in words of its own. */
type Given = string | number | (() => string) | Words;

/** Words of the catalogue, in whatever language the screen speaks: `words('orders:list.failed')`. */
export interface Words {
  readonly key: ParseKeys<(keyof Catalogue)[]>;
  readonly given?: Readonly<Record<string, Given>> | undefined;
}
export const words = (key: Words['key'], given?: Words['given']): Words => ({ key, given });

/** An amount as the language writes it, to be given to a sentence. */
export const amount = (decimal: string, currency: string) => () =>
  amountText(decimal, currency, i18next.language);

/** A rate as the language writes it, to be given to a sentence. */
export const rate = (decimal: string) => () => formatRate(decimal, i18next.language);

/** Words of the kit: `(kit) => kit.columnsMenu.trigger`. */
type KitWords = (kit: Messages) => string;
export const kitWords = (read: KitWords) => ({ read });

let kit: Messages;
/** From now on the kit speaks in these words. */
export const speakAs = (messages: Messages): void => {
  kit = messages;
};

/** A text of the data, words of the catalogue, or words of the kit. */
export type Text = string | Words | ReturnType<typeof kitWords>;

/** As it stands on the screen: with every gap a plain one. */
export function getText(text: Text): string {
  if (typeof text === 'string') return plain(text);
  if ('read' in text) return plain(text.read(kit));
  const given = Object.entries(text.given ?? {}).map(([name, value]) => [name, givenText(value)] as const);
  return plain(i18next.t(text.key as 'app:action.retry', Object.fromEntries(given)));
}

function givenText(given: Given): string | number {
  if (typeof given === 'object') return getText(given);
  return typeof given === 'function' ? given() : given;
}

export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A text, or anything else that can be looked for, at once and again until it is there; several must all be there. */
export type Proof = Text | ((canvas: HTMLElement) => void | Promise<void>) | readonly Proof[];

/** The screen says that it waits. */
export const waits = (canvas: HTMLElement): void => {
  expect(canvas.querySelector('[aria-busy="true"]')).not.toBeNull();
};

/** The screen is a form. */
export const asks = (canvas: HTMLElement): void => {
  expect(canvas.querySelector('form')).not.toBeNull();
};

/** The tab is called by the product, Deck and this. */
export const titled = (page: Text) => (): void => {
  expect(plain(document.title)).toBe(`${brand.name} · Deck · ${getText(page)}`);
};

/** A dialog of this title is open. */
export const opens =
  (title: Text) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    const dialogs = body.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
    const titles = [...dialogs].map((dialog) => {
      const id = dialog.getAttribute('aria-labelledby') ?? '';
      const heading = body.ownerDocument.getElementById(id);
      return dialog.getAttribute('aria-label') ?? plain(heading?.textContent ?? '');
    });
    expect(titles).toContain(getText(title));
  };

/** The field of this label holds this text. */
export const holds =
  (label: Text, text: string) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    const named = (read: string) =>
      plain(read) === getText(label) || plain(read).startsWith(`${getText(label)} `);
    const values = within(body)
      .queryAllByLabelText<HTMLInputElement>(named)
      .map(({ value }) => value);
    expect(values).toContain(text);
  };

/** A phone without its dial code is read with this one. */
export const dials =
  (code: string) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    const pickers = within(body).queryAllByRole('button', { name: (name) => name.endsWith(code) });
    expect(pickers, `a phone of ${code}`).not.toHaveLength(0);
  };

/** A link leads there. */
export const leadsTo =
  (path: string) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    expect(linksTo(body, path), `links to ${path}`).not.toHaveLength(0);
  };

/** No link leads there. */
export const leadsNotTo =
  (path: string) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    expect(linksTo(body, path), `links to ${path}`).toHaveLength(0);
  };

const linksTo = (body: HTMLElement, path: string) => [...body.querySelectorAll(`a[href="${path}"]`)];

/** No button of this name is there. */
export const offersNot =
  (name: Text) =>
  ({ ownerDocument: { body } }: HTMLElement): void => {
    const called = (read: string) => plain(read) === getText(name);
    expect(within(body).queryAllByRole('button', { name: called }), getText(name)).toHaveLength(0);
  };

/** Nobody has to scroll to read it. */
export const inSight =
  (text: Text) =>
  (canvas: HTMLElement): void => {
    const [found] = within(canvas.ownerDocument.body).queryAllByText((read) => plain(read) === getText(text));
    const { top, bottom } = found?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    expect(top >= 0 && bottom <= window.innerHeight, `“${getText(text)}” in sight`).toBe(true);
  };

/** What a phone shows in another way. */
export const byRoom =
  (proof: { readonly desk: Proof; readonly phone: Proof }) =>
  (canvas: HTMLElement): Promise<void> =>
    look(canvas, proof[window.matchMedia(media.phone).matches ? 'phone' : 'desk']);

/** What failed can be tried again. */
export const retry = words('app:action.retry');

/** In milliseconds: the first screen of a page brings the whole product with it. */
export const PATIENCE = 9_000;

/** Waits until the screen shows what it must. */
export async function prove(canvas: HTMLElement, proof: Proof): Promise<void> {
  await waitFor(() => look(canvas, proof), { timeout: PATIENCE, onTimeout: (error) => error });
}

async function look(canvas: HTMLElement, proof: Proof): Promise<void> {
  if (typeof proof === 'function') await proof(canvas);
  else if (typeof proof === 'string' || 'key' in proof || 'read' in proof) seen(canvas, getText(proof));
  else for (const each of proof) await look(canvas, each);
}

/** Somewhere on the screen, in sight, as the whole of an element: what is read out alone does not count. */
function seen(canvas: HTMLElement, text: string): void {
  // Figures stand in elements of their own.
  const isAll = (_: string, element: Element | null) => plain(element?.textContent ?? '') === text;
  const found = within(canvas.ownerDocument.body).queryAllByText(isAll);
  // What has to wait for its words is hidden, and still there.
  expect(
    found.filter((element) => element.checkVisibility()),
    `“${text}” on the screen`,
  ).not.toHaveLength(0);
}

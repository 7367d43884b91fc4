import { expect } from 'storybook/test';
import type { SeeAlsoProps } from './see-also.tsx';

// Storybook searches story names: these stories are named by common terms for the widgets.

/** Asserts that the linked page exists. */
export async function leadsToItsPage({ args }: { args: SeeAlsoProps }): Promise<void> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, unknown> };
  await expect(Object.keys(entries)).toContain(args.page);
}

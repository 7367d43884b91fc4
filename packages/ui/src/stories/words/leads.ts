import { expect } from 'storybook/test';
import type { SeeAlsoProps } from './see-also.tsx';

// Storybook finds what stands in the names of stories: these are the words that people and the specification use.

/** The page a word leads to is there. */
export async function leadsToItsPage({ args }: { args: SeeAlsoProps }): Promise<void> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, unknown> };
  await expect(Object.keys(entries)).toContain(args.page);
}

import { expect, it } from 'vitest';

const files = import.meta.glob<Record<string, object>>(
  ['./en/*.ts', '../../../../../packages/ui/src/messages/en/*.ts'],
  { eager: true },
);

it('English words have one kind of apostrophe, the straight one', () => {
  expect(Object.keys(files).length).toBeGreaterThan(20);
  const others = Object.entries(files).filter(([, words]) => /[‘’]/.test(JSON.stringify(words)));
  expect(others.map(([path]) => path)).toEqual([]);
});

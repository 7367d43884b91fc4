import { expect, it } from 'vitest';
import { resetOf } from './reset-of.ts';
import { withValues } from './use-list-state.ts';

const filters = [{ kind: 'text', name: 'agent', label: 'Agent' }] as const;

it.each([
  ['', false, false],
  ['sort=created,desc', false, false],
  ['sort=total,asc', false, true],
  ['sort=nonsense', false, true],
  ['q=ada', true, true],
  ['agent=Eleni&sort=total,asc', true, true],
])('“%s” can be taken back to how the list opens', (search, isNarrowed, isOffered) => {
  let params = new URLSearchParams(search);
  const state = {
    get: (name: string) => params.get(name) ?? '',
    change: (values: Parameters<typeof withValues>[1]) => {
      params = withValues(params, values);
    },
  };
  const way = resetOf(state, filters, { id: 'created', direction: 'desc' });
  expect([way.isNarrowed, way.reset !== undefined]).toEqual([isNarrowed, isOffered]);
  way.reset?.();
  if (isOffered) expect(params.size).toBe(0);
});

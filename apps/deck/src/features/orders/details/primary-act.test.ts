import { expect, it } from 'vitest';
import { type ActOfPart, getPrimaryAct } from './primary-act.ts';

const act = (label: string) => ({ label, fullLabel: label, does: { href: label } });
const offers =
  (...names: readonly string[]): ActOfPart =>
  (name) =>
    names.includes(name) ? act(name) : undefined;

it('does first what ends: the hold, then the link, then the rest that nobody is asked for', () => {
  const first = (...names: readonly string[]) => getPrimaryAct(offers(...names), undefined)?.label;
  expect(first('paid', 'held', 'asked', 'notAsked')).toBe('held');
  expect(first('paid', 'asked', 'notAsked')).toBe('asked');
  expect(first('paid', 'notAsked')).toBe('notAsked');
  expect(first('paid')).toBeUndefined();
});

it('acts on the pressed part where that allows it, else as if no part was pressed', () => {
  expect(getPrimaryAct(offers('paid', 'held'), 'paid')?.label).toBe('paid');
  expect(getPrimaryAct(offers('held'), 'paid')?.label).toBe('held');
});

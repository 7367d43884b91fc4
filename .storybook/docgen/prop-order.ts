import { findLiterals } from './literals.ts';
import type { Member } from './members.ts';

/** What a widget shows, the most important first. */
const content = [
  'children',
  'label',
  'title',
  'text',
  'value',
  'checked',
  'amount',
  'currency',
  'options',
  'items',
  'columns',
  'rows',
];
/** How it looks, apart from all props that offer a choice of words. */
const looks = ['variant', 'tone', 'size', 'icon'];
/** The states it can be in. */
const states = ['state', 'disabled', 'readOnly', 'loading', 'open', 'error', 'empty'];
/** What React and forms need of any element. */
const plumbing = ['ref', 'name', 'href', 'headingRef', 'mainRef'];

/** The groups, in the order of a table. */
function getGroup({ name, isRequired, typed }: Member): number {
  if (/^on[A-Z]/.test(name)) return isRequired ? 5 : 6;
  if (content.includes(name)) return 0;
  if (plumbing.includes(name)) return isRequired ? 1 : 8;
  if (looks.includes(name)) return 2;
  if (states.includes(name)) return 4;
  if (isRequired) return 1;
  return typed && (findLiterals(typed) ?? []).length > 1 ? 3 : 7;
}

/** Sorts props by when somebody decides about them: content, look, state, handlers, then the rest. */
export function byImportance(a: Member, b: Member): number {
  const group = getGroup(a) - getGroup(b);
  const listed = [content, looks, states].find((names) => names.includes(a.name));
  return group || (listed ? listed.indexOf(a.name) - listed.indexOf(b.name) : 0);
}

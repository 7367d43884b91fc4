/**
 * Whether two values of forms have the same names with the same kinds of values. A list may be of another length, and what
 * is not chosen yet may be of any kind.
 */
export function sameShape(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const [example] = other;
    return example === undefined || one.every((each) => sameShape(each, example));
  }
  if (one === null || other === null) return true;
  if (!isGroup(one) || !isGroup(other)) return getKind(one) === getKind(other);
  const names = Object.keys(other).filter((name) => other[name] !== undefined);
  return (
    Object.keys(one).length === names.length &&
    names.every((name) => name in one && sameShape(one[name], other[name]))
  );
}

/**
 * Values in the order of a form's names, with the form's own where one is missing: what was typed into an older form
 * fits the newer one that only has more fields.
 */
export function toShapeOf(values: unknown, form: unknown): unknown {
  if (Array.isArray(values) && Array.isArray(form)) return values.map((each) => toShapeOf(each, form[0]));
  if (!isGroup(values) || !isGroup(form)) return values;
  return { ...form, ...mapValues(values, (value, name) => toShapeOf(value, form[name])) };
}

const mapValues = (group: Record<string, unknown>, map: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, map(value, name)]));

const isGroup = (value: unknown): value is Record<string, unknown> => getKind(value) === 'group';

const getKind = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? 'group' : typeof value;
};

import { isRecord } from '../brand/reader.ts';

// The Design Tokens Format Module 2025.10, as its JSON Schema has it, for the types that a brand exports or reads.

/** Whether a value has the form of a type. */
type Form = (value: unknown) => boolean;

const isText: Form = (value) => typeof value === 'string';
const isNumber: Form = (value) => typeof value === 'number' && Number.isFinite(value);
const within =
  (least: number, most: number): Form =>
  (value) =>
    isNumber(value) && (value as number) >= least && (value as number) <= most;
const oneOf =
  (...options: readonly unknown[]): Form =>
  (value) =>
    options.includes(value);
const listOf =
  (form: Form): Form =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(form);

/** An object with these members and no other. */
const object =
  (needed: Readonly<Record<string, Form>>, optional: Readonly<Record<string, Form>> = {}): Form =>
  (value) =>
    isRecord(value) &&
    Object.keys(needed).every((key) => key in value) &&
    Object.entries(value).every(([key, member]) => (needed[key] ?? optional[key])?.(member) === true);

const either =
  (...forms: readonly Form[]): Form =>
  (value) =>
    forms.some((form) => form(value));

const part = either(within(0, 1), oneOf('none'));
const hue: Form = (value) => value === 'none' || (within(0, 360)(value) && value !== 360);
const chroma = either(within(0, Number.POSITIVE_INFINITY), oneOf('none'));
const components: Readonly<Record<string, readonly Form[]>> = {
  srgb: [part, part, part],
  'display-p3': [part, part, part],
  oklch: [part, chroma, hue],
};

const color: Form = (value) => {
  if (!isRecord(value)) return false;
  const forms = components[String(value.colorSpace)];
  const isOfSpace: Form = (list) =>
    Array.isArray(list) && list.length === forms?.length && forms.every((form, index) => form(list[index]));
  const isHex: Form = (hex) => typeof hex === 'string' && /^#[\da-f]{6}$/i.test(hex);
  return object({ colorSpace: isText, components: isOfSpace }, { alpha: within(0, 1), hex: isHex })(value);
};
const dimension = object({ value: isNumber, unit: oneOf('px', 'rem') });
const fontFamily = either(isText, listOf(isText));
const names = [
  ...['thin', 'hairline', 'extra-light', 'ultra-light', 'light', 'normal', 'regular', 'book', 'medium'],
  ...[
    'semi-bold',
    'demi-bold',
    'bold',
    'extra-bold',
    'ultra-bold',
    'black',
    'heavy',
    'extra-black',
    'ultra-black',
  ],
];
const fontWeight = either(within(1, 1000), oneOf(...names));
const layer = object(
  { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
  { inset: oneOf(true, false) },
);

const types: Readonly<Record<string, Form>> = {
  color,
  dimension,
  duration: object({ value: isNumber, unit: oneOf('ms', 's') }),
  number: isNumber,
  fontFamily,
  fontWeight,
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((one, index) => (index % 2 === 0 ? within(0, 1)(one) : isNumber(one))),
  shadow: either(layer, listOf(layer)),
  typography: object({
    fontFamily,
    fontSize: dimension,
    fontWeight,
    letterSpacing: dimension,
    lineHeight: isNumber,
  }),
};

const notes: Readonly<Record<string, Form>> = {
  $description: isText,
  $extensions: isRecord,
  $deprecated: either(isText, oneOf(true, false)),
};

/**
 * What is not valid in a file without references, a line each.
 * @param outer the type of the groups around
 */
export function formatProblems(content: unknown, path = '', outer?: unknown): string[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (!isRecord(content)) return [`${path} is neither a token nor a group`];
  const { $type = outer, $value, ...members } = content;
  const isToken = '$value' in content;
  const form = types[String($type)];
  const own = isToken
    ? [form ? form($value) || `${path} is no ${$type}` : `${path} has no known type`]
    : [$type === undefined || form !== undefined || `${path} has the unknown type ${$type}`];
  const within = Object.entries(members).flatMap(([name, member]) => {
    const isAlone = path === '' && name === '$schema';
    const note = isAlone ? isText : notes[name];
    if (note) return note(member) ? [] : [`${at(name)} has the wrong form`];
    if (isToken) return [`${at(name)} stands in a token`];
    if (name === '$root')
      return isRecord(member) && '$value' in member
        ? formatProblems(member, at(name), $type)
        : [`${at(name)} is no token`];
    if (!/^[^${}.][^{}.]*$/.test(name)) return [`${at(name)} is no name`];
    return formatProblems(member, at(name), $type);
  });
  return [...own.filter((one) => typeof one === 'string'), ...within];
}

import type { Preview } from '@storybook/react-vite';

type Enhancers = NonNullable<Preview['argTypesEnhancers']>;
type ArgType = ReturnType<Enhancers[number]>[string];
type PropType = Exclude<NonNullable<ArgType['type']>, string>;

const isUndefined = (type: PropType) => type.name === 'other' && type.value === 'undefined';

function getSummary(type: PropType): string {
  if (type.name === 'literal' || type.name === 'other') return String(type.value);
  if (type.name === 'enum') return type.value.map((value) => `'${value}'`).join(' | ');
  if (type.name === 'union') return type.value.map(getSummary).join(' | ');
  return type.name;
}

/** An optional prop is `string | undefined` in the code, and shows as `string` in the table. */
function plain(argType: ArgType): ArgType {
  const { type } = argType;
  if (typeof type !== 'object') return argType;
  if (type.name === 'enum')
    return { ...argType, table: { ...argType.table, type: { summary: getSummary(type) } } };
  if (type.name !== 'union') return argType;
  const [first, ...others] = type.value.filter((member) => !isUndefined(member));
  if (first === undefined) return argType;
  const summary = [first, ...others].map(getSummary).join(' | ');
  const table = { ...argType.table, type: { summary } };
  if (others.length === 0) return { ...argType, type: { ...first, required: type.required ?? false }, table };
  return { ...argType, table };
}

/** Simplifies the types in the tables of props for readers. */
export const plainTypes: Enhancers = [
  ({ argTypes }) =>
    Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)])),
];

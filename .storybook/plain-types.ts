import type { Preview } from '@storybook/react-vite';

type Enhancers = NonNullable<Preview['argTypesEnhancers']>;
type ArgType = ReturnType<Enhancers[number]>[string];

/** A choice shows its values in the table, as the code writes them. */
function plain(argType: ArgType): ArgType {
  const { type } = argType;
  if (typeof type !== 'object' || type.name !== 'enum') return argType;
  const summary = type.value.map((value) => `'${value}'`).join(' | ');
  return { ...argType, table: { ...argType.table, type: { summary } } };
}

/** Simplifies the types in the tables of props for readers. */
export const plainTypes: Enhancers = [
  ({ argTypes }) =>
    Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, plain(argType)])),
];

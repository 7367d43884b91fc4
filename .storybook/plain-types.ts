import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancers = NonNullable<Preview['argTypesEnhancers']>;
type ArgType = ReturnType<Enhancers[number]>[string];

/**
 * Simplifies a row of the table of props for readers.
 * @param value what the story gives; undefined if nothing
 */
function plain(argType: ArgType, value: unknown): ArgType {
  const { type } = argType;
  // The control shows an object as JSON, and fails where there is none.
  if (typeof value === 'object' && value !== null && !isJson(value))
    return { ...argType, control: { disable: true } };
  if (typeof type !== 'object') return argType;
  if (type.name === 'enum') {
    const summary = type.value.map((choice) => `'${choice}'`).join(' | ');
    return { ...argType, table: { ...argType.table, type: { summary } } };
  }
  // Of content, only words can be typed. Code and components cannot.
  if (type.name !== 'other') return argType;
  if (typeof value === 'string') return { ...argType, control: { type: 'text' } };
  return typeof value === 'object' ? argType : { ...argType, control: { disable: true } };
}

/** Whether a value survives as JSON: no code, no component, no bigint. */
function isJson(value: unknown): boolean {
  if (typeof value === 'object' && value !== null)
    return !isValidElement(value) && Object.values(value).every(isJson);
  return !['function', 'bigint', 'symbol'].includes(typeof value);
}

/** Shows the types in the tables of props as the code writes them, and controls only where they help. */
export const plainTypes: Enhancers = [
  ({ argTypes, initialArgs }) => {
    // Storybook adds a row for a prop that a story gives, but no table has, only later.
    const names = Object.keys({ ...argTypes, ...initialArgs });
    return Object.fromEntries(
      names.map((name) => [name, plain(argTypes[name] ?? { name }, initialArgs[name])]),
    );
  },
];

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PropTable, readPropTables } from '../.storybook/docgen/prop-tables.ts';
import { plainTypes } from '../.storybook/plain-types.ts';
import { inRoot, ROOT } from './lib/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'props-'));
beforeAll(() => {
  writeFileSync(
    join(folder, 'base.ts'),
    `export type Tone = 'calm' | 'loud';
export interface Base<Value> { /** What it holds. */ value: Value; tone?: Tone | undefined; hidden: boolean }`,
  );
  writeFileSync(join(folder, 'css.css.ts'), 'export const size = styleVariants({ small: {}, large: {} });');
  writeFileSync(
    join(folder, 'widget.tsx'),
    `import type { Base } from './base.ts';
import * as css from './css.css.ts';
interface Press extends Omit<Base<string>, 'hidden'> { onPress: () => void; href?: never }
interface Link extends Base<number> { href: string; size?: keyof typeof css.size }
/** Shows a value. */
export function Widget({ tone = 'calm', ...rest }: Press | Link) { return null; }
function Private(props: Press) { return null; }`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function readTable(file: string, component: string): PropTable {
  const table = readPropTables(file).get(component);
  if (!table) throw new Error(`${file} has no ${component}.`);
  return table;
}

test('a table follows types through files, and joins the props of a union', () => {
  const file = join(folder, 'widget.tsx');
  expect([...readPropTables(file).keys()]).toEqual(['Widget']);
  const { description, props } = readTable(file, 'Widget');
  expect(description).toBe('Shows a value.');
  expect(props.value).toMatchObject({
    required: true,
    description: 'What it holds.',
    tsType: { name: 'string' },
  });
  expect(props.tone).toMatchObject({ required: false, tsType: { raw: "'calm' | 'loud'" } });
  expect(props.tone?.defaultValue).toEqual({ value: "'calm'" });
  expect(props.size).toMatchObject({ tsType: { raw: "'small' | 'large'" } });
  expect(props.onPress).toMatchObject({ required: false, tsType: { name: 'signature' } });
  expect(props.href).toMatchObject({ required: false, tsType: { name: 'string' } });
  expect(props.hidden).toMatchObject({ required: false });
});

test('a button offers its variants and sizes to choose from', () => {
  const { props } = readTable(inRoot('packages/ui/src/button/button.tsx'), 'Button');
  expect(props.variant?.tsType).toMatchObject({ elements: { length: 5 } });
  expect(props.size?.tsType).toMatchObject({ elements: { length: 4 } });
});

/** The widgets that have a page, with their tables. */
function readShown() {
  return globSync('packages/ui/src/*/*.stories.tsx', { cwd: ROOT }).flatMap((stories) => {
    const source = readFileSync(inRoot(stories), 'utf8');
    const [, component] = /\bcomponent: ([A-Z]\w*)/.exec(source) ?? [];
    const [, file] =
      new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '\\./([^']+)'`).exec(source) ?? [];
    if (!component || !file) return [];
    return [{ component, table: readPropTables(join(inRoot(stories), '..', file)).get(component) }];
  });
}

test('a constant stands for its value as a default, and true or false is a boolean', () => {
  const text = readTable(inRoot('packages/ui/src/rich-text/rich-text.tsx'), 'RichText');
  expect(text.props.tags?.defaultValue).toEqual({ value: '[]' });
  const files = readTable(inRoot('packages/ui/src/file-drop/file-drop.tsx'), 'FileDrop');
  expect(files.props.multiple?.tsType).toMatchObject({ name: 'boolean' });
});

test('the words of a style are choices, also if a constant names them', () => {
  const { props } = readTable(inRoot('packages/ui/src/stack/stack.tsx'), 'Stack');
  expect(props.gap?.tsType).toMatchObject({ raw: "'tight' | 'normal' | 'wide'" });
});

test('every widget with a page has a table of all its props, each with a description', () => {
  const shown = readShown();
  expect(shown.length).toBeGreaterThan(90);
  const without = shown.filter(({ table }) => Object.keys(table?.props ?? {}).length === 0);
  expect(without).toEqual([]);
  const silent = shown.flatMap(({ component, table }) =>
    Object.entries(table?.props ?? {}).flatMap(([name, { description }]) =>
      description === '' ? [`${component}.${name}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});

test('every type that a table names is declared below it, or is one of TypeScript, React, Lucide or the browser', () => {
  const known =
    /^(HTML\w+|React\w+|Ref|\w+EventHandler|InputHTMLAttributes|LucideIcon|File|Element|Exclude|NoInfer|Omit|Pick|Readonly\w*|Record)$/;
  const unknown = readShown().flatMap(({ component, table }) =>
    (table?.types.foreign ?? []).filter((name) => !known.test(name)).map((name) => `${component}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('the types of another package are followed, and those that they name in turn', () => {
  const { types } = readTable(inRoot('packages/ui/src/money-line/money-line.tsx'), 'MoneyLine');
  expect(types.declared.GuestSegmentContent).toContain('interface GuestSegmentContent');
  expect(types.declared.GuestSegmentName).toContain("'");
  const { choices, props } = readTable(inRoot('packages/ui/src/select/select.tsx'), 'Select');
  expect(choices).toEqual(['Value extends string']);
  expect(props.onChange?.tsType).toMatchObject({ raw: '(value: Value) => void' });
});

test('a table begins with content, looks and states; handlers and the rest follow', () => {
  const button = readTable(inRoot('packages/ui/src/button/button.tsx'), 'Button');
  expect(Object.keys(button.props)).toEqual([
    'children',
    'variant',
    'size',
    'icon',
    'type',
    'disabled',
    'loading',
    'onClick',
    'ref',
    'href',
  ]);
  const field = Object.keys(readTable(inRoot('packages/ui/src/select/select.tsx'), 'Select').props);
  expect(field.slice(0, 4)).toEqual(['label', 'value', 'options', 'state']);
  expect(field.indexOf('onChange')).toBeLessThan(field.indexOf('hint'));
});

test('a prop in a union of props has all its types', () => {
  const { props } = readTable(inRoot('packages/ui/src/card-selector/card-selector.tsx'), 'CardSelector');
  expect(props.status?.tsType).toMatchObject({ elements: { length: 4 } });
  expect(props.onRetry?.tsType).toMatchObject({ raw: '() => void' });
});

test('a prop has a control only if its value can be shown as text or JSON', () => {
  const argTypes = { prop: { name: 'prop', type: { name: 'other', value: 'Part' } } } as const;
  const story = {
    componentId: '',
    id: '',
    kind: '',
    name: '',
    story: '',
    title: '',
    tags: [],
    parameters: {},
  };
  const getControl = (value: unknown) =>
    plainTypes[0]?.({ ...story, argTypes, initialArgs: { prop: value } }).prop?.control;
  expect(getControl('New order')).toEqual({ type: 'text' });
  expect(getControl([{ share: 1 }])).toBeUndefined();
  for (const value of [[{ sum: 1n }], { onAct: () => undefined }, undefined])
    expect(getControl(value)).toEqual({ disable: true });
  const unlisted = plainTypes[0]?.({ ...story, argTypes: {}, initialArgs: { prop: [{ sum: 1n }] } });
  expect(unlisted?.prop?.control).toEqual({ disable: true });
});

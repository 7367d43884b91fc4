import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWidgetUses } from '../.storybook/widget-uses.ts';
import { inRoot, ROOT } from './lib/paths.mjs';

const uses = readWidgetUses(ROOT);
const getPaths = (widget: string) => (uses[`packages/ui/src/${widget}`] ?? []).map(({ path }) => path);

test('names the screens that show a widget, through any part of the product', () => {
  expect(getPaths('money-line/order-money-line.tsx')).toContain('/orders/{id}');
  expect(getPaths('color-field/color-field.tsx')).toContain('/properties/{id}');
  expect(getPaths('color-field/color-field.tsx')).not.toContain('/orders');
  expect(getPaths('sidebar/sidebar.tsx')).toEqual(['the frame around every screen']);
  expect(getPaths('pan-field/pan-field.tsx')).not.toContain('/orders/{id}');
  expect(getPaths('button/button.tsx').length).toBeGreaterThan(30);
});

test('a screen leads to the stories that show all of it', () => {
  const order = uses['packages/ui/src/button/button.tsx']?.find(({ path }) => path === '/orders');
  expect(order?.title).toBe('Screens/Orders');
  for (const file of Object.keys(uses)) expect(existsSync(inRoot(file))).toBe(true);
});

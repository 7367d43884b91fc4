import { describe, expect, it } from 'vitest';
import { formatProblems } from './format-problems.ts';

const red = { colorSpace: 'srgb', components: [1, 0, 0] };
const px = (value: number) => ({ value, unit: 'px' });
const layer = { color: red, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) };
const style = {
  fontFamily: ['Inter', 'serif'],
  fontSize: px(16),
  fontWeight: 'semi-bold',
  letterSpacing: px(0),
  lineHeight: 1.5,
};

describe('a value of the format 2025.10', () => {
  it.each<[string, readonly unknown[], readonly unknown[]]>([
    [
      'color',
      [
        red,
        { ...red, alpha: 0.5, hex: '#FF0000' },
        { colorSpace: 'srgb', components: ['none', 0, 0] },
        { colorSpace: 'oklch', components: [0.5, 0.4, 359.9] },
      ],
      [
        '#ff0000',
        { components: [1, 0, 0] },
        { colorSpace: 'srgb' },
        { colorSpace: 'rgb', components: [1, 0, 0] },
        { colorSpace: 'srgb', components: [255, 0, 0] },
        { colorSpace: 'srgb', components: [1, 0] },
        { ...red, alpha: 2 },
        { ...red, hex: '#ff0000ff' },
        { ...red, hex: '#f00' },
        { ...red, name: 'red' },
        { colorSpace: 'oklch', components: [0.5, 0.1, 360] },
        { colorSpace: 'oklch', components: [0.5, -0.1, 20] },
      ],
    ],
    [
      'dimension',
      [px(0), { value: 0.5, unit: 'rem' }],
      [8, '8px', { value: 8 }, { unit: 'px' }, { value: '8', unit: 'px' }, { value: 8, unit: 'em' }],
    ],
    [
      'duration',
      [
        { value: 120, unit: 'ms' },
        { value: 0.2, unit: 's' },
      ],
      [120, '120ms', { value: 120 }, { value: 120, unit: 'm' }],
    ],
    ['fontFamily', ['Inter', ['Inter', 'serif']], [400, [], ['Inter', 4]]],
    ['fontWeight', [1, 950, 1000, 'bold'], [0, 1001, 'Bold', 'heavyweight', '700']],
    [
      'shadow',
      [layer, [layer, layer], { ...layer, inset: true }],
      [[], { ...layer, blur: 2 }, { color: red }],
    ],
    [
      'typography',
      [style],
      [{ ...style, lineHeight: px(24) }, { fontFamily: 'Inter' }, { ...style, color: red }],
    ],
    [
      'cubicBezier',
      [
        [0.2, 0, 0, 1],
        [0, -2, 1, 3],
      ],
      [[0, 0, 1], [2, 0, 0, 1], '0,0,1,1'],
    ],
    ['number', [0, -1.5], ['1', null]],
  ])('of the type %s has one of its forms', ($type, right, wrong) => {
    for (const $value of right) expect(formatProblems({ a: { $type, $value } }), String($value)).toEqual([]);
    for (const $value of wrong)
      expect(formatProblems({ a: { $type, $value } }), JSON.stringify($value)).toEqual([`a is no ${$type}`]);
  });
});

it.each<[object, string]>([
  [{ a: { $value: 1 } }, 'a has no known type'],
  [{ a: { $type: 'colour', b: { $type: 'number', $value: 1 } } }, 'a has the unknown type colour'],
  [{ a: { $type: 'number', $value: 1, dark: { $value: 2 } } }, 'a.dark stands in a token'],
  [{ a: { $type: 'number', $value: 1, $description: 2 } }, 'a.$description has the wrong form'],
  [{ $type: 'number', 'a.b': { $value: 1 } }, 'a.b is no name'],
  [{ $type: 'number', $a: { $value: 1 } }, '$a is no name'],
  [{ a: { $type: 'number', $root: { b: { $value: 1 } } } }, 'a.$root is no token'],
  [{ a: { $schema: 'x' } }, 'a.$schema is no name'],
  [{ a: 'red' }, 'a is neither a token nor a group'],
])('%j is no file of the format', (content, problem) => {
  expect(formatProblems(content)).toEqual([problem]);
});

it('a type may stand at a group around, and a group have a token of its own', () => {
  const group = {
    $type: 'number',
    $description: 'Layers',
    $root: { $value: 1 },
    deep: { low: { $value: 2 } },
  };
  expect(
    formatProblems({ $schema: 'https://schema.example', $extensions: { x: 1 }, group, none: {} }),
  ).toEqual([]);
});

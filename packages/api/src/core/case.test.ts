import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KEY_CACHE_LIMIT, toCamel, toCamelKey, toSnake, toSnakeKey } from './case.ts';

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const laterWord = fc.stringMatching(/^([a-z]{1,6}|[0-9][a-z0-9]{0,3})$/);
const snake = fc
  .tuple(word, fc.array(laterWord, { maxLength: 4 }))
  .map(([head, tail]) => [head, ...tail].join('_'));

/** The rule in its plainest form, word by word, for comparison. */
const plainCamel = (key: string) =>
  key
    .split('_')
    .map((part, i) => (i === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');

describe('a value that is nested too deeply', () => {
  it.each([toCamel, toSnake])('is refused with a sentence, whether it ends or contains itself', (convert) => {
    const circle: { list: unknown[] } = { list: [] };
    circle.list.push(circle);
    let deep: object = {};
    for (let level = 0; level < 20_000; level++) deep = { deep };
    for (const value of [circle, deep]) expect(() => convert(value)).toThrow('more than 1000 levels');
  });
});

describe('keys', () => {
  // Specification 5.49, 5.50
  it.each([
    ['created_at', 'createdAt'],
    ['address_line_1', 'addressLine1'],
    ['last_4', 'last4'],
    ['is_3ds_used', 'is3dsUsed'],
    ['3ds', '3ds'],
    ['id', 'id'],
    ['customer.first_name', 'customer.firstName'],
    ['positions.0.check_in', 'positions.0.checkIn'],
    ['0.table_id', '0.tableId'],
  ])('%s on the wire is %s in code, both ways', (wire, code) => {
    expect(toCamelKey(wire)).toBe(code);
    expect(toSnakeKey(code)).toBe(wire);
  });

  it.each([
    'EUR',
    'PAYMENT_VOID',
    'Company-ID',
    'b0f1-22aa',
    '_links',
    'visa electron',
    '',
    'a..b',
    'Zürich',
  ])('data used as keys passes both ways unchanged: %j', (key) => {
    expect(toCamelKey(key)).toBe(key);
    expect(toSnakeKey(key)).toBe(key);
  });

  it('agrees with the plain rule on every wire name', () => {
    fc.assert(fc.property(snake, (key) => void expect(toCamelKey(key)).toBe(plainCamel(key))));
  });

  it('restores every camelCase name, digits included', () => {
    const camel = fc.stringMatching(/^[a-z][a-z0-9]{0,4}([A-Z][a-z0-9]{0,4}){0,4}$/);
    fc.assert(fc.property(camel, (key) => void expect(toCamelKey(toSnakeKey(key))).toBe(key)));
  });
});

describe('documents', () => {
  // Specification 5.49, 5.50
  it('converts deeply, through nested lists, and copies', () => {
    const wire = {
      guest_list: [[{ first_name: 'Eleni', tags: ['a_b'] }], null],
      '3ds': { liability_shift: true },
    };
    const code = {
      guestList: [[{ firstName: 'Eleni', tags: ['a_b'] }], null],
      '3ds': { liabilityShift: true },
    };
    expect(toCamel(wire)).toEqual(code);
    expect(toSnake(code)).toEqual(wire);
    expect(wire.guest_list).toHaveLength(2);
  });

  it('restores any JSON with camelCase names', () => {
    const key = fc
      .stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/)
      .filter((name) => name !== 'constructor' && name !== 'prototype');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        tie('leaf'),
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree'), { noNullPrototype: true }),
      ),
      leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    }));
    fc.assert(fc.property(tree, (value) => void expect(toCamel(toSnake(value))).toEqual(value)));
  });

  it('leaves anything but plain data unchanged', () => {
    const values = [
      new Date(0),
      new Map([['a_b', 1]]),
      new Set(['a_b']),
      new Blob(['x']),
      new File(['x'], 'a_b'),
      new FormData(),
    ];
    expect(
      (toCamel({ kept_values: values }) as { keptValues: unknown[] }).keptValues.every(
        (item, i) => item === values[i],
      ),
    ).toBe(true);
    expect(toSnake(values[0])).toBe(values[0]);
  });

  it('drops keys that could reach a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__": {"admin": true}, "constructor": 1, "a": {"prototype": 2, "b": 3}}',
    );
    const read = toCamel(hostile) as { admin?: unknown };
    expect(read).toEqual({ a: { b: 3 } });
    expect(Object.hasOwn(read, 'constructor')).toBe(false);
    expect(read.admin).toBeUndefined();
    expect(toSnake(hostile)).toEqual({ a: { b: 3 } });
  });

  it('reads objects without a prototype', () => {
    const bare: unknown = Object.assign(Object.create(null), { first_name: 'x' });
    expect(toCamel(bare)).toEqual({ firstName: 'x' });
  });

  // Specification 9.35
  it('stays correct when more keys arrive than the cache holds', () => {
    const many = Object.fromEntries(
      Array.from({ length: KEY_CACHE_LIMIT + 10 }, (_, i) => [`key_no_${i}`, i]),
    );
    const read = toCamel(many) as Record<string, number>;
    expect(Object.keys(read)).toHaveLength(KEY_CACHE_LIMIT + 10);
    expect(read.keyNo0).toBe(0);
    expect(toCamel({ first_name: 1 })).toEqual({ firstName: 1 });
  });
});

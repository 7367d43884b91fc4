import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import own from '../../package.json' with { type: 'json' };

const radix: unknown = createRequire(import.meta.url)('radix-ui/package.json');

test.each(['@radix-ui/react-dismissable-layer', '@radix-ui/react-popper'] as const)(
  'the kit and Radix share %s, or Escape would close two layers',
  (name) => {
    expect(radix).toHaveProperty(['dependencies', name], own.dependencies[name]);
  },
);

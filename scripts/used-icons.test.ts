import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readUsedIcons } from '../.storybook/used-icons.ts';

test('lists each icon of the product once, without types, stories and tests', () => {
  const root = mkdtempSync(join(tmpdir(), 'used-icons-'));
  const write = (file: string, source: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  };
  write(
    'packages/ui/src/menu/menu.tsx',
    "import { Menu, type LucideIcon, Search as Find } from 'lucide-react';",
  );
  write('apps/deck/src/app.tsx', "import {\n  Search,\n  Check,\n} from 'lucide-react';");
  write('apps/deck/src/types.ts', "import type { LucideProps } from 'lucide-react';");
  write('packages/ui/src/menu/menu.stories.tsx', "import { Star } from 'lucide-react';");
  write('packages/ui/src/stories/demo.tsx', "import { Moon } from 'lucide-react';");
  expect(readUsedIcons(root)).toEqual(['Check', 'Menu', 'Search']);
  rmSync(root, { recursive: true });
});

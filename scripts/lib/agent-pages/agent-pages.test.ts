import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPropTypes } from '../../../.storybook/docgen/prop-tables.ts';
import { inRoot } from '../paths.mjs';
import { writeAgentPages } from './agent-pages.mjs';
import { toMarkdown } from './prose.mjs';

const root = mkdtempSync(join(tmpdir(), 'deck-agents-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = {
  'kit/chip/chip.tsx': `import type { ReactNode } from 'react';
import { type Tone } from '../tone.ts';

export interface ChipProps extends Base {
  /** A word or two. */
  children: ReactNode;
  tone?: Tone | undefined;
}

interface Base {
  size?: 'small' | 'large' | undefined;
}

interface Unused {
  nothing: string;
}

/** A short fact. */
export function Chip({ children, tone = 'calm' }: ChipProps) {
  return <b data-tone={tone}>{children}</b>;
}
`,
  'kit/tone.ts': `/** How loud it is. */
export type Tone = 'calm' | 'loud';
`,
  'kit/chip/chip.stories.tsx': `import { Chip } from './chip.tsx';

const meta = {
  title: 'Data/Chip',
  component: Chip,
} satisfies Meta<typeof Chip>;

export default meta;

export const Default: Story = { args: { children: 'Paid' } };

export const Reads: Story = {
  name: 'It is read as text',
  play: async () => undefined,
};
`,
  'kit/begin.mdx': `import { Swatch } from './swatch.tsx';

# Begin

<Swatch name="accent" />

See [the chip](?path=/docs/data-chip--docs) and [its proof](?path=/story/data-chip--reads).
`,
  'kit/chip/chip.mdx': `import * as stories from './chip.stories.tsx';

<Meta of={stories} />

## When to use it

For a fact of a word or two.
`,
  'kit/form.mdx': `# A form

Fields and a button.
`,
  'kit/patterns.stories.tsx': `const meta = { title: 'Patterns/List' };

export const Whole: Story = {};
`,
  'kit/list.mdx': `# A list

Things of one kind.
`,
};

const story = { type: 'story', importPath: './kit/chip/chip.stories.tsx', title: 'Components/Data/Chip' };
const index = [
  { id: '1', type: 'docs', title: 'Start/Begin', name: 'Docs', importPath: './kit/begin.mdx' },
  {
    ...{ ...story, id: 'data-chip--docs', type: 'docs', name: 'Docs', importPath: './kit/chip/chip.mdx' },
    storiesImports: ['./kit/chip/chip.stories.tsx'],
  },
  {
    ...{ id: '6', type: 'docs', title: 'Patterns/List', name: 'Docs', importPath: './kit/list.mdx' },
    storiesImports: ['./kit/patterns.stories.tsx'],
  },
  {
    ...{ id: '8', type: 'docs', title: 'Patterns/Form', name: 'Docs', importPath: './kit/form.mdx' },
    storiesImports: ['./kit/patterns.stories.tsx'],
  },
  {
    ...{ id: '10', type: 'story', title: 'Proofs/Patterns', name: 'Of another page', tags: ['play-fn'] },
    ...{ importPath: './kit/patterns.stories.tsx', exportName: 'Other' },
  },
  {
    ...{ id: '7', type: 'story', title: 'Patterns/List', name: 'Whole', exportName: 'Whole' },
    importPath: './kit/patterns.stories.tsx',
  },
  { ...story, id: '3', name: 'Default', exportName: 'Default' },
  {
    ...{ ...story, id: '4', title: 'Proofs/Data/Chip', name: 'It is read as text' },
    ...{ exportName: 'Reads', tags: ['play-fn'] },
  },
  {
    ...{ id: '5', type: 'story', title: 'Proofs/Data/Chip', name: 'It wraps', tags: ['play-fn'] },
    ...{ importPath: './kit/chip/more.stories.tsx', componentPath: './kit/chip/chip.tsx' },
  },
];

const read = (address: string) => readFileSync(join(root, 'built', address), 'utf8');

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'built'));
  writeFileSync(join(root, 'built/index.json'), JSON.stringify({ entries: index }));
  expect(writeAgentPages(root, join(root, 'built'))).toBe(4);
});

describe('the page of a widget', () => {
  test('has its purpose and its props, with what they name and their choices', () => {
    const page = read('md/chip.md');
    expect(page).toMatch(/^# Chip\n\nA short fact\.\n\n`import \{ Chip \} from '@deck\/ui';`\n/);
    const [, props = ''] = /## Props\n\n```ts\n([\s\S]*?)```/.exec(page) ?? [];
    expect(props).toContain('/** A word or two. */');
    expect(props).toContain("size?: 'small' | 'large' | undefined;");
    expect(props).toContain("/** How loud it is. */\ntype Tone = 'calm' | 'loud';");
    expect(props).not.toContain('Unused');
  });

  test('has the source of the examples, and the promises of all files as a list', () => {
    const page = read('md/chip.md');
    const [, examples = ''] = /```tsx\n([\s\S]*?)```/.exec(page) ?? [];
    expect(examples).toContain("title: 'Data/Chip'");
    expect(examples).toContain("export const Default: Story = { args: { children: 'Paid' } };");
    expect(examples).not.toContain('Reads');
    expect(page).toContain('- It is read as text\n- It wraps\n');
    expect(page).toContain('Stories: `kit/chip/chip.stories.tsx`, `kit/chip/more.stories.tsx`');
  });
});

test('prose of a widget follows on its page', () => {
  expect(read('md/chip.md')).toMatch(/\n## When to use it\n\nFor a fact of a word or two\.\n$/);
});

test('two pages of prose with the same stories are two pages, and two of one name are refused', () => {
  expect(read('md/form.md')).toMatch(/^# A form\n/);
  for (const name of ['form', 'list']) expect(read(`md/${name}.md`)).not.toContain('Of another page');
  const twice = [...index, { ...index[0], id: '9', title: 'Start/Again' }];
  mkdirSync(join(root, 'again'));
  writeFileSync(join(root, 'again/index.json'), JSON.stringify({ entries: twice }));
  expect(() => writeAgentPages(root, join(root, 'again'))).toThrow(
    'Two pages of Storybook would be md/begin.md',
  );
});

test('a pattern begins with its prose, and has one heading', () => {
  const page = read('md/list.md');
  expect(page).toMatch(/^# A list\n\nThings of one kind\.\n\n## Examples\n/);
  expect(page.match(/^# /gm)).toHaveLength(1);
  expect(page).toContain('export const Whole: Story = {};');
});

test('a page of prose keeps its text, and its links lead to pages beside it or a folder up', () => {
  expect(read('md/begin.md')).toBe(
    '# Begin\n\nSee [the chip](chip.md) and [its proof](../?path=/story/data-chip--reads).\n',
  );
});

test('llms.txt lists every page by its group', () => {
  const list = read('llms.txt');
  expect(list).toMatch(/^# Deck: the kit\n\n> /);
  expect(list).toContain('## Start\n\n- [Begin](md/begin.md)\n');
  expect(list).toContain('## Data\n\n- [Chip](md/chip.md): A short fact.\n');
  const pages = [...list.matchAll(/\]\((md\/[^)]+)\)/g)].map(([, address]) => address);
  expect(pages.sort()).toEqual(
    readdirSync(join(root, 'built/md'))
      .map((name) => `md/${name}`)
      .sort(),
  );
});

test('code in prose stays, also where it looks like a component', () => {
  expect(toMarkdown('```tsx\nimport { a } from "b";\n<Button />\n```\n')).toContain('<Button />');
});

test('the props of a real widget name their choices', () => {
  const { description, types } = readPropTypes(inRoot('packages/ui/src/button/button.tsx'), 'Button') ?? {};
  expect(description).toBe('A button, or a link that looks like a button.');
  expect(types?.join('\n')).toMatch(/type ButtonVariant = 'primary' \| 'secondary'/);
  expect(readPropTypes(inRoot('packages/ui/src/button/button.tsx'), 'Nothing')).toBe(undefined);
  const line = readPropTypes(inRoot('packages/ui/src/money-line/money-line.tsx'), 'MoneyLine');
  expect(line?.types.join('\n')).toContain('interface GuestSegmentContent');
});

test('the llms.txt of the repository leads to files that exist', () => {
  const list = readFileSync(inRoot('llms.txt'), 'utf8');
  const linked = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(linked).toContain('AGENTS.md');
  expect(linked.filter((address) => !existsSync(inRoot(address)))).toEqual([]);
});

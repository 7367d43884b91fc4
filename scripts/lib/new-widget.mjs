import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail } from './entry.mjs';
import { pascalCase, sentenceCase } from './names.mjs';

const KIT = 'packages/ui/src';
const INDEX = `${KIT}/index.ts`;

/**
 * The files of a widget, by name. Its story fails until it states a promise.
 * @param {string} name in kebab-case
 * @returns {Record<string, string>}
 */
export function getFiles(name) {
  const Widget = pascalCase(name);
  return {
    [`${name}.tsx`]: `import { root } from './${name}.css.ts';

export interface ${Widget}Props {
  /** What it is, in the reader's words. */
  label: string;
}

/** Say in one sentence what it is for: this becomes the head of its page. */
export function ${Widget}({ label }: ${Widget}Props) {
  return <div className={root}>{label}</div>;
}
`,
    [`${name}.css.ts`]: `import { text } from '@deck/tokens';
import { vars } from '@deck/tokens/contract';
import { style } from '@vanilla-extract/css';

export const root = style({ ...text.body, color: vars.color.text, fontFamily: vars.font.text });
`,
    [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${Widget} } from './${name}.tsx';

const meta = {
  title: 'Data/${sentenceCase(name)}',
  component: ${Widget},
  args: { label: '${sentenceCase(name)}' },
} satisfies Meta<typeof ${Widget}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Promise1: Story = {
  name: 'What ${Widget} promises is not written yet',
  play: () => {
    throw new Error(
      '${Widget} promises nothing yet: name this story after its first promise and prove it here, in ${KIT}/${name}/${name}.stories.tsx.',
    );
  },
};
`,
    [`${name}.sheet.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { ${Widget} } from './${name}.tsx';

const meta = { title: 'Sheets/${sentenceCase(name)}', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Every variant and state">
        <${Widget} label="${sentenceCase(name)}" />
      </SheetSection>
    </Sheet>
  ),
};
`,
  };
}

/**
 * Adds the widget to the kit's index, in the order of the paths.
 * @param {string} index
 * @param {string} name
 */
export function withExport(index, name) {
  const path = `./${name}/${name}.tsx`;
  const line = `export { ${pascalCase(name)}, type ${pascalCase(name)}Props } from '${path}';\n`;
  for (const match of index.matchAll(/^export [^;]* from '([^']+)';\n/gm)) {
    if ((match[1] ?? '') > path) return index.slice(0, match.index) + line + index.slice(match.index);
  }
  return index + line;
}

/**
 * Makes the folder of a widget and its line in the index. Refuses an invalid or taken name with one sentence.
 * @param {string} root the repository
 * @param {string | undefined} name
 * @returns {string[]} the files that were made, from the root
 */
export function makeWidget(root, name) {
  if (name === undefined) fail('Name the widget: npm run new:widget rate-card.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40)
    fail(
      `'${name.slice(0, 60)}' is no name for a widget: write it in small letters with hyphens, as in rate-card.`,
    );
  const folder = `${KIT}/${name}`;
  if (existsSync(join(root, folder))) fail(`${folder} is there already: choose another name.`);
  const index = readFileSync(join(root, INDEX), 'utf8');
  if (new RegExp(`\\b${pascalCase(name)}\\b`).test(index))
    fail(`The kit exports ${pascalCase(name)} already: choose another name.`);
  const made = Object.entries(getFiles(name)).map(([file, content]) => {
    const path = `${folder}/${file}`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    return path;
  });
  writeFileSync(join(root, INDEX), withExport(index, name));
  return made;
}

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPropTypes } from '../../../.storybook/docgen/prop-tables.ts';
import { getImported, getStatements } from './statements.mjs';

/**
 * An entry of a Storybook's index. `componentPath` is the source of the component that the story names.
 * @typedef {{
 *   id: string, title: string, name: string, type: 'story' | 'docs', importPath: string, tags?: readonly string[],
 *   exportName?: string, componentPath?: string, storiesImports?: readonly string[],
 * }} Entry
 */

/**
 * The file of the stories that a page of Storybook describes: its own, or the one that its prose is attached to.
 * @param {Entry} docs
 * @returns {string | undefined} undefined for prose of no widget
 */
export const getStoryFile = ({ importPath, storiesImports = [] }) =>
  importPath.endsWith('.mdx') ? storiesImports[0] : importPath;

/**
 * The page of a widget for programs: its props, the source of its examples, and its promises.
 * @param {string} root of the repository
 * @param {Entry} docs the widget's page in Storybook
 * @param {readonly Entry[]} entries all entries of the index
 * @returns {{ description: string, text: string }} Markdown
 */
export function writeWidgetPage(root, docs, entries) {
  const file = getStoryFile(docs) ?? docs.importPath;
  const stories = entries.filter(({ type }) => type === 'story');
  const shown = stories.filter(({ title }) => title === docs.title);
  const isAlone = entries.every((one) => one.type === 'story' || one === docs || getStoryFile(one) !== file);
  const source = readFileSync(join(root, file), 'utf8');
  const statements = getStatements(source);
  const meta = statements.find(({ name }) => name === 'meta')?.text ?? '';
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(meta) ?? [];
  const specifier = getImported(source).get(component);
  const componentPath = specifier && join(dirname(file), specifier);
  const { description = '', types = [] } =
    (componentPath && readPropTypes(join(root, componentPath), component)) || {};
  const proofs = stories.filter(
    (one) =>
      one.tags?.includes('play-fn') &&
      ((one.importPath === file && (isAlone || one.title === docs.title)) ||
        (componentPath && one.componentPath === `./${componentPath}`)),
  );
  const examples = shown
    .filter((one) => !one.tags?.includes('play-fn'))
    .flatMap(({ exportName }) => statements.find(({ name }) => name === exportName)?.text ?? []);
  const parts = [
    `# ${docs.title.split('/').at(-1)}`,
    description,
    component && `\`import { ${component} } from '@deck/ui';\``,
    types.length > 0 && `## Props\n\n${code('ts', types)}`,
    examples.length > 0 &&
      `## Examples\n\nEach takes the arguments of \`meta\` unless it has others.\n\n${code('tsx', [meta, ...examples])}`,
    proofs.length > 0 &&
      `## Promises\n\nEach is a story that proves it.\n\n${proofs.map(({ name }) => `- ${name}`).join('\n')}`,
    `Stories: ${[file, ...proofs.map(({ importPath }) => importPath)]
      .filter(isFirst)
      .map((one) => `\`${one.slice(2)}\``)
      .join(', ')}`,
  ];
  return { description, text: `${parts.filter(Boolean).join('\n\n')}\n` };
}

/**
 * @param {string} value
 * @param {number} at
 * @param {readonly string[]} all
 */
const isFirst = (value, at, all) => all.indexOf(value) === at;

/**
 * @param {string} language
 * @param {readonly string[]} texts
 */
const code = (language, texts) => `\`\`\`${language}\n${texts.join('\n\n')}\n\`\`\``;

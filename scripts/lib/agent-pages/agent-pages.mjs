import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail } from '../entry.mjs';
import { toMarkdown } from './prose.mjs';
import { getStoryFile, writeWidgetPage } from './widget-page.mjs';

/** @typedef {import('./widget-page.mjs').Entry} Entry */
/** @typedef {{ group: string, name: string, address: string, description: string }} Listed */

/**
 * Writes the pages for agents into a built Storybook: `md/button.md` for each widget, `md/introduction.md` for each page
 * of prose, and `llms.txt`, which lists them.
 * @param {string} root of the repository
 * @param {string} built the folder of the Storybook
 * @returns {number} how many pages there are
 */
export function writeAgentPages(root, built) {
  const index = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
  /** @type {Entry[]} */
  const entries = Object.values(index.entries);
  rmSync(join(built, 'md'), { recursive: true, force: true });
  mkdirSync(join(built, 'md'));
  const byTitle = Map.groupBy(
    entries.filter(({ type }) => type === 'docs'),
    ({ title }) => title,
  );
  const listed = [...byTitle].map(([title, docs]) => {
    const widget = docs.find((one) => getStoryFile(one) !== undefined);
    const { description, text } = widget
      ? writeWidgetPage(root, widget, entries)
      : { description: '', text: '' };
    const prose = docs
      .filter(({ importPath }) => importPath.endsWith('.mdx'))
      .map(({ importPath }) => toMarkdown(readFileSync(join(root, importPath), 'utf8')));
    const { importPath: file = '' } = docs.find((one) => !one.importPath.endsWith('.mdx')) ?? docs[0] ?? {};
    const [name = '', group = ''] = title.split('/').reverse();
    const address = `md/${basename(file).replace(/\.(stories\.tsx|mdx)$/, '')}.md`;
    const ids = docs.map(({ id }) => id);
    return { group, name, address, description, ids, text: joinParts(text, prose.join('\n')) };
  });
  const addresses = new Map(listed.flatMap(({ ids, address }) => ids.map((id) => [id, address])));
  for (const { address, text } of listed) {
    if (existsSync(join(built, address)))
      fail(`Two pages of Storybook would be ${address}: rename one of their files.`);
    writeFileSync(join(built, address), linkPages(text, addresses));
  }
  writeFileSync(join(built, 'llms.txt'), listPages(listed));
  return listed.length;
}

/**
 * A link to a page of Storybook leads to its page for programs; one to a story stays.
 * @param {string} text Markdown
 * @param {ReadonlyMap<string | undefined, string | undefined>} addresses of the pages, by the IDs of Storybook's own
 */
function linkPages(text, addresses) {
  return text.replaceAll(/\]\(\.\.\/\?path=\/docs\/([\w-]+)\)/g, (link, id) => {
    const address = addresses.get(id);
    return address === undefined ? link : `](${basename(address)})`;
  });
}

/**
 * One page of a widget and its prose. Prose with a heading of its own comes first.
 * @param {string} widget
 * @param {string} prose both Markdown, either may be empty
 */
function joinParts(widget, prose) {
  const parts = prose.startsWith('# ') ? [prose, widget.replace(/^# .*\n+/, '')] : [widget, prose];
  return parts.filter(Boolean).join('\n');
}

/** @param {readonly Listed[]} listed */
function listPages(listed) {
  const groups = [...Map.groupBy(listed, ({ group }) => group)];
  const line = (/** @type {Listed} */ { name, address, description }) =>
    `- [${name}](${address})${description && `: ${description}`}`;
  return [
    '# Deck: the kit',
    '> The widgets of a back office for taking payments: React, TypeScript, styles by tokens, in two brands, light and dark. Each page has the props with their choices, the source of examples, and the promises that tests prove.',
    ...groups.map(([group, pages]) => `## ${group}\n\n${pages.map(line).join('\n')}`),
    '',
  ].join('\n\n');
}

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeAgentPages } from './lib/agent-pages/agent-pages.mjs';
import { assertBrand } from './lib/brand.mjs';
import { entry } from './lib/entry.mjs';
import { ROOT } from './lib/paths.mjs';
import { runBin } from './lib/storybook.mjs';

/**
 * `npm run build-storybook`: builds the Storybook with its documents, for publishing, with a page for programs beside
 * each page for people: `md/button.md`, listed in `llms.txt`. Chromatic, which chooses its stories and folder, needs no
 * such pages. All options go to Storybook.
 */
await entry(async () => {
  assertBrand();
  const given = process.argv.slice(2);
  const { values } = parseArgs({
    args: given,
    options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } },
    strict: false,
  });
  const built = resolve(ROOT, String(values['output-dir']));
  const code = await runBin('storybook', ['build', '--quiet', ...given, '--output-dir', built]);
  if (code !== 0 || process.env.DECK_STORIES) return code;
  console.log(`${writeAgentPages(ROOT, built)} pages for agents, listed in ${built}/llms.txt`);
  return 0;
});

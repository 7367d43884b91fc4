import { kebabCase } from '../names.mjs';
import { PLACES } from '../places.mjs';
import { addEntry } from '../source.mjs';

const { api, sandbox } = PLACES;

/**
 * Adds an empty area to the contract.
 * @param {import('../draft.mjs').Draft} draft
 * @param {string} area `waitlist`
 */
export function beginArea(draft, area) {
  const file = `${kebabCase(area)}.ts`;
  draft.make(
    `${api.contract}/${file}`,
    `import { endpoint } from '../core/endpoint.ts';\n\nexport const ${area} = {\n};\n`,
  );
  draft.edit(`${api.contract}/index.ts`, (source) =>
    addEntry(`import { ${area} } from './${file}';\n${source}`, /export const contract = /, `  ${area},\n`),
  );
  const handlers = `${area}Handlers`;
  draft.make(
    `${sandbox.handlers}/${file}`,
    `import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import type { Context } from '../context.ts';

export const ${handlers}: Handlers<typeof contract, Context>['${area}'] = {
};
`,
  );
  draft.edit(`${sandbox.handlers}/index.ts`, (source) =>
    addEntry(
      `import { ${handlers} } from './${file}';\n${source}`,
      /export const allHandlers.* => \(/,
      `  ${area}: ${handlers},\n`,
    ),
  );
  draft.edit(`${sandbox.samples}/samples-settings.ts`, (source) =>
    addEntry(source, /export const settingSamples.* = /, `  ${area}: {\n  },\n`).replace(
      /type Areas =\n/,
      `$&  | '${area}'\n`,
    ),
  );
}

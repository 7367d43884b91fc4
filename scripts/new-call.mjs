import { spawnSync } from 'node:child_process';
import { readArguments } from './lib/arguments.mjs';
import { addCall, readCallName, usualRoute } from './lib/call/new-call.mjs';
import { tidy } from './lib/draft.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';
import { questions } from './lib/questions.mjs';

const MANIFEST = `${PLACES.api.contract}/client-manifest.ts`;

/**
 * `npm run new:call -- orders.remind --right ORDER_INSTANCE_EDIT --route "POST /api/v1/orders/{id}/remind"`: adds a
 * call to the contract, with a handler that throws until you write it. It asks for what is not given.
 */
await entry(async () => {
  const string = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { right: string, route: string },
  });
  const name = readCallName(positionals[0]);
  const usual = usualRoute(ROOT, name);
  const { ask, close } = questions();
  const right = values.right ?? (await ask('The right its caller needs, like ORDER_INSTANCE_EDIT: '));
  const route = values.route ?? (await ask(`Its route (${usual}): `));
  close();
  if (right === undefined || route === undefined) fail('Nothing was made: give --right and --route.');

  const files = addCall(ROOT, { ...name, right, route: route || usual });
  tidy(files);
  const written = spawnSync(process.execPath, [inRoot('packages/api/scripts/client-manifest.ts')], {
    stdio: 'inherit',
  });
  if (written.status !== 0)
    fail('The client manifest could not be written: npm run client-manifest says why.');
  tidy([MANIFEST]);
  for (const file of [...files, MANIFEST]) console.log(file);
  console.log('Now write what it takes, answers and does; until then these are red:');
  console.log('  npm run test:unit -- apps/sandbox/src/contract-tests');
  if (!(route || usual).startsWith('GET '))
    console.log('  npm run test:unit -- apps/sandbox/src/audit/every-call.test.ts');
});

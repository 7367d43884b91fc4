import { readArguments } from './lib/arguments.mjs';
import { tidy } from './lib/draft.mjs';
import { entry, fail } from './lib/entry.mjs';
import { ROOT } from './lib/paths.mjs';
import { PLACES } from './lib/places.mjs';
import { questions } from './lib/questions.mjs';
import { addScreen } from './lib/screen/new-screen.mjs';

/**
 * `npm run new:screen -- waitlist --path /waitlist --right ORDERS_LIST_VIEW --call orders.list --menu`: adds a screen
 * with its route, words, stories and a journey. Its tests fail until you write them. It asks for what is not given.
 */
await entry(async () => {
  const string = /** @type {const} */ ({ type: 'string' });
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { path: string, right: string, call: string, part: string, menu: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (name === undefined) fail('Name the screen: npm run new:screen -- waitlist');
  const { ask, close } = questions();
  const path = values.path ?? (await ask(`Its path (/${name}): `));
  const right = values.right ?? (await ask('The right one needs to open it, like ORDERS_LIST_VIEW: '));
  const call = values.call ?? (await ask('The call it shows, like orders.list: '));
  close();
  if (path === undefined || right === undefined || call === undefined)
    fail('Nothing was made: answer the questions, or give --path, --right and --call.');

  const isInMenu = values.menu === true;
  const files = addScreen(ROOT, {
    name,
    path: path || `/${name}`,
    right,
    call,
    part: values.part ?? 'orders',
    isInMenu,
  });
  tidy(files);
  for (const file of files) console.log(file);
  console.log('Now write what it shows. Until then these are red:');
  console.log(`  npm run test:stories -- ${name}          its first promise`);
  console.log(
    '  npm run test:unit -- apps/deck          its words in each language, and who knows the menu by heart:',
  );
  for (const file of PLACES.deck.menuTests) console.log(`    ${file}`);
  console.log(`  npm run test:e2e -- ${name}              its journey`);
});

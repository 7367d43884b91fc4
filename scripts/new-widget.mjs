import { entry } from './lib/entry.mjs';
import { makeWidget } from './lib/new-widget.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run new:widget NAME`: makes the folder of a widget. Its story fails until you write its first promise. */
await entry(() => {
  const name = process.argv[2];
  for (const path of makeWidget(ROOT, name)) console.log(path);
  console.log(`Now write its first promise; until then this is red: npm run test:stories -- /${name}/`);
  return Promise.resolve();
});

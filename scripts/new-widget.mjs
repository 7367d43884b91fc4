import { entry } from './lib/entry.mjs';
import { makeWidget } from './lib/new-widget.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run new:widget NAME`: the folder of a widget with a file for every role, red until it promises something. */
await entry(() => {
  const name = process.argv[2];
  for (const path of makeWidget(ROOT, name)) console.log(path);
  console.log(`Now write its first promise; until then this is red: npm run test:stories -- /${name}/`);
  return Promise.resolve();
});

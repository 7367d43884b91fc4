import { build } from './lib/build.mjs';
import { entry } from './lib/entry.mjs';
import { secretsIn } from './lib/secrets.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm run secrets`: checks that the files for the browser hold no secret and no code of the server. */
await entry(async () => {
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  const { deck, pages } = await build(brand);
  const found = [deck, pages].flatMap((folder) => secretsIn(folder, process.env));
  for (const one of found) console.log(one);
  console.log(found.length === 0 ? 'The built files hold no secret.' : `${found.length} secrets were found.`);
  return found.length === 0 ? 0 : 1;
});

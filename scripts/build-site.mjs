import { keepSite } from './lib/build.mjs';
import { entry } from './lib/entry.mjs';
import { readSettings } from './lib/settings.mjs';

/** The last build step for BRAND: copies the files to the folder from which that brand is served. */
await entry(async () => keepSite(readSettings({ BRAND: process.env.BRAND }).brand));

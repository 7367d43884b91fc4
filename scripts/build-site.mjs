import { keepSite } from './lib/build.mjs';
import { entry } from './lib/entry.mjs';
import { readSettings } from './lib/settings.mjs';

/** The last step of building the product for BRAND: its files come to stand where that brand is served from. */
await entry(async () => keepSite(readSettings({ BRAND: process.env.BRAND }).brand));

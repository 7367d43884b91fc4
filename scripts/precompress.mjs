import { entry } from './lib/entry.mjs';
import { precompress } from './lib/precompress.mjs';

/** The last step of an app's build: compresses its built files once. */
await entry(() => precompress('dist'));

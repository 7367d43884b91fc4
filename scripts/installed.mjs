import { markInstalled } from './lib/install.mjs';

markInstalled();

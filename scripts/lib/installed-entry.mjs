import { entry } from './entry.mjs';
import { ensureInstalled } from './install.mjs';
import { followStarter, rerunUnderOwnNode } from './node.mjs';

/**
 * Runs a script as `entry` does, once what it imports is installed, under the project's own Node. It ends with the
 * process that started it. A script that refuses settings before an install calls these one by one.
 * @param {string} script its import.meta.filename
 * @param {() => Promise<number | void>} main resolves with the exit code, by default 0
 */
export const installedEntry = (script, main) =>
  entry(async () => {
    await followStarter();
    ensureInstalled();
    return (await rerunUnderOwnNode(script)) ?? (await main());
  });

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportPage } from './report.mjs';

/**
 * The folder of a comparison: its page, and the pictures beside it. It replaces the previous one. Each picture is saved
 * at once: a new accent changes every picture, which is too much for memory.
 * @param {string} folder
 */
export function album(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  /** @type {import('./report.mjs').Change[]} */
  const changes = [];

  /**
   * @param {string} story
   * @param {string} name
   * @param {string | undefined} png in base64
   */
  const kept = (story, name, png) => {
    if (png === undefined) return undefined;
    const address = `pictures/${story}-${name}.png`;
    writeFileSync(join(folder, address), Buffer.from(png, 'base64'));
    return address;
  };
  return {
    changes,
    /**
     * @param {import('./turns.mjs').Story} story
     * @param {import('./modes.mjs').Mode} mode
     * @param {import('./comparison.mjs').Found} found
     */
    keep: ({ id, title, name }, mode, { before, after, difference, ...extent }) => {
      const at = `${id}--${mode.name.replaceAll(' ', '-')}`;
      changes.push({
        title: `${title}: ${name}`,
        mode: mode.name,
        ...extent,
        before: kept(at, 'before', before),
        after: kept(at, 'after', after),
        difference: kept(at, 'difference', difference),
      });
    },
    /**
     * @param {Omit<import('./report.mjs').Comparison, 'changes'>} comparison
     * @returns {string} the page
     */
    close: (comparison) => {
      const page = join(folder, 'index.html');
      writeFileSync(page, reportPage({ ...comparison, changes }));
      return page;
    },
  };
}

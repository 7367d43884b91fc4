import { readSources, readWorkspaces } from './workspaces.mjs';

/**
 * The story files that Chromatic takes pictures of again after a change, or `full` if it takes them all.
 * @typedef {{ full: boolean, stories: string[] }} Trace
 */

/** Files of pictures, as `pictured` in `.storybook/main.ts` names them. */
const PICTURED = /^(packages\/ui\/src\/.+\.sheet|apps\/deck\/src\/stories\/[^/]+)\.stories\.tsx$/;

/** What every story is shown with. */
const PREVIEW = '.storybook/preview.tsx';

/**
 * Follows the imports of every source as Chromatic does: file by file, so an import of a package's index is a use of all
 * it exports.
 * @param {string} root the repository
 * @returns {(changed: string) => Trace} takes a path below the root
 */
export function getTracer(root) {
  const workspaces = readWorkspaces(root);
  const storybook = {
    name: 'storybook',
    folder: '.storybook',
    exports: {},
    dependencies: new Set(['']),
    declared: new Set(['']),
  };
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [file, { edges }] of readSources(root, [...workspaces, storybook]))
    for (const { target, kind } of edges)
      if (target !== undefined && kind !== 'type') users.set(target, [...(users.get(target) ?? []), file]);
  return (changed) => {
    const reached = new Set([changed]);
    for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user);
    return {
      full: reached.has(PREVIEW),
      stories: [...reached].filter((file) => PICTURED.test(file)).sort(),
    };
  };
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './entry.mjs';
import { inRoot, ROOT } from './paths.mjs';

/** @param {readonly string[]} args */
function git(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * The commit at which the current work began.
 * @param {string | undefined} ref a branch, a tag or a commit; `main` by default
 * @returns {string} a commit
 */
export function getStart(ref) {
  for (const name of ref === undefined ? ['main', 'origin/main'] : [ref]) {
    const [commit] = git(['merge-base', 'HEAD', name]) ?? [];
    if (commit !== undefined) return commit;
  }
  return fail(
    `There is no version "${ref ?? 'main'}" here: name a branch, a tag or a commit, such as HEAD~1.`,
  );
}

/**
 * The files that differ from a commit, committed or not, new files included.
 * @param {string} commit
 * @returns {{ changed: string[], removed: string[] }} paths below the root
 */
export function changesSince(commit) {
  const differing = [
    ...(git(['diff', '--name-only', '--no-renames', commit]) ?? []),
    ...(git(['ls-files', '--others', '--exclude-standard']) ?? []),
  ];
  const { changed = [], removed = [] } = Object.groupBy(differing, (file) =>
    existsSync(inRoot(file)) ? 'changed' : 'removed',
  );
  return { changed, removed };
}

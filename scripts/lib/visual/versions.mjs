import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail } from '../entry.mjs';
import { CACHE, inRoot, ROOT } from '../paths.mjs';
import { runBin } from '../storybook.mjs';

/** @typedef {{ commit: string, title: string, brands: string[] }} Version */

/**
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
const git = (args, options = {}) =>
  spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30, ...options });

/**
 * The version that a name refers to.
 * @param {string | undefined} ref a branch, a tag or a commit
 * @returns {Version}
 */
export function getVersion(ref) {
  if (!ref) fail('Compare with what? Name a branch, a tag or a commit: npm run visual -- --base main');
  const { status, stdout } = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (status !== 0)
    fail(
      `There is no version "${ref}" here: name a branch, a tag or a commit, such as main or HEAD~1. In a clone without history fetch it first.`,
    );
  const commit = String(stdout).trim();
  const { stdout: title } = git(['show', '--no-patch', '--format=%s', commit]);
  const { stdout: folders } = git(['ls-tree', '--name-only', `${commit}:packages/tokens/brands`]);
  return {
    commit,
    title: `${ref}, ${commit.slice(0, 9)}: ${String(title).trim()}`,
    brands: String(folders).split('\n').filter(Boolean),
  };
}

/** A title for the working tree, with its uncommitted changes, which are compared too. */
export function versionHere() {
  const { stdout: commit } = git(['rev-parse', '--short=9', 'HEAD']);
  const { stdout: changes } = git(['status', '--porcelain']);
  const count = String(changes).split('\n').filter(Boolean).length;
  const files = count === 1 ? '1 file that is' : `${count} files that are`;
  return `${String(commit).trim()}${count > 0 ? `, with ${files} not committed` : ''}`;
}

/**
 * Builds the Storybook of a version from its own sources, with the packages installed here. The build is kept, since a
 * version does not change. Its sources are extracted from git beside the working tree, and removed again.
 * @param {Version} version
 * @returns {Promise<string>} its folder
 */
export async function builtVersion({ commit, title }) {
  const built = join(CACHE, 'visual', commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const sources = join(CACHE, 'visual', `${commit}-sources`);
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources, { recursive: true });
  try {
    const { stdout } = git(['archive', '--format=tar', commit], { encoding: 'buffer' });
    const { status } = spawnSync('tar', ['-x', '-C', sources], { input: stdout });
    if (status !== 0) fail('The sources of the version could not be unpacked: is there a program named tar?');
    installInto(sources);
    if (!(await build(built, sources)))
      fail(`The Storybook of ${title} could not be built with what is installed here: see its output above.`);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
  return built;
}

/**
 * Builds the Storybook of the working tree.
 * @returns {Promise<string>} its folder
 */
export async function builtHere() {
  const built = join(CACHE, 'visual', 'here');
  if (!(await build(built, ROOT))) fail('Storybook could not be built: see its output above.');
  return built;
}

/**
 * Builds sheets and screens alone, which takes a fifth of the time of all stories.
 * @param {string} built the output folder
 * @param {string} sources
 * @returns {Promise<boolean>} whether the build succeeded
 */
async function build(built, sources) {
  const code = await runBin('storybook', ['build', '--output-dir', built, '--quiet'], {
    cwd: sources,
    env: { DECK_STORIES: 'pictured', CACHE_DIR: join(sources, '.cache') },
  });
  if (code !== 0) rmSync(built, { recursive: true, force: true });
  return code === 0;
}

/**
 * Links the packages installed here into other sources, except our own packages, which those sources have.
 * @param {string} sources
 */
function installInto(sources) {
  link(inRoot('node_modules'), join(sources, 'node_modules'), (name) => name !== '@deck');
  const { workspaces } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8'));
  for (const pattern of /** @type {string[]} */ (workspaces)) {
    const group = dirname(pattern);
    for (const name of readdirSync(join(sources, group))) {
      const folder = join(sources, group, name);
      const manifest = join(folder, 'package.json');
      if (!existsSync(manifest)) continue;
      const known = JSON.parse(readFileSync(manifest, 'utf8')).name;
      mkdirSync(join(sources, 'node_modules', '@deck'), { recursive: true });
      symlinkSync(folder, join(sources, 'node_modules', known), 'junction');
      if (existsSync(inRoot(group, name, 'node_modules')))
        link(inRoot(group, name, 'node_modules'), join(folder, 'node_modules'), () => true);
    }
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {(name: string) => boolean} isWanted
 */
function link(from, to, isWanted) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // Caches belong to one version, and programs run from here.
    if (name.startsWith('.') || !isWanted(name)) continue;
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, isSpoken } from './entry.mjs';
import { inRoot } from './paths.mjs';

/** The files that a generator makes and changes. They are written together, so a refusal leaves no partial change. */
export class Draft {
  /** @type {Map<string, string>} */
  #files = new Map();
  #root;

  /** @param {string} root the repository */
  constructor(root) {
    this.#root = root;
  }

  /** @param {string} path from the root */
  read(path) {
    return this.#files.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** Whether a file was made or changed already. @param {string} path */
  holds(path) {
    return this.#files.has(path);
  }

  /** @param {string} path of a new file @param {string} text */
  make(path, text) {
    if (existsSync(join(this.#root, path))) fail(`${path} is there already.`);
    this.#files.set(path, text);
  }

  /** @param {string} path @param {(source: string) => string} change throws if the file's structure is unknown */
  edit(path, change) {
    try {
      this.#files.set(path, change(this.read(path)));
    } catch (error) {
      throw isSpoken(error) ? Object.assign(error, { message: `${path}: ${error.message}` }) : error;
    }
  }

  /** @returns {string[]} the files that were written, from the root */
  write() {
    for (const [path, text] of this.#files) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return [...this.#files.keys()];
  }
}

/** Formats generated files in the style of the repository. @param {readonly string[]} files from the root */
export function tidy(files) {
  spawnSync(inRoot('node_modules/.bin/biome'), ['check', '--write', ...files], {
    cwd: inRoot(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

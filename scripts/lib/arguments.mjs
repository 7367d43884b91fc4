import { parseArgs } from 'node:util';
import { fail } from './entry.mjs';

/**
 * Reads the arguments of a command. It refuses an unknown one in a sentence that names the known ones.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 */
export function readArguments(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isMisuse(error)) throw error;
    const [said = ''] = error.message.split(/\. |\.?\n/);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    return fail(`${said}. The options are ${names.join(', ')}, each written like --name=value.`);
  }
}

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
const isMisuse = (error) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

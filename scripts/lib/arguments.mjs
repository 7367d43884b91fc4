import { parseArgs } from 'node:util';
import { fail } from './entry.mjs';

/**
 * What a command was given. What it does not know is refused in a sentence that names what it does.
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

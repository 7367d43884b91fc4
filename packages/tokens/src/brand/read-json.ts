import { locate, type Path, positionAt, positionIn } from './positions.ts';
import { BrandError } from './reader.ts';

/**
 * Reads the text of a JSON file. A BrandError thrown in `read` gets the file name, line and column as prefix.
 * So do invalid JSON and duplicate names.
 */
export function readJson<Content>(
  json: string,
  fileName: string,
  read: (content: unknown) => Content,
): Content {
  const written = json.replace(/^\uFEFF/, '');
  const content = parsed(written, fileName);
  const located = locate(written);
  const refuse = (problem: string, path: Path): never => {
    const { line, column } = positionIn(written, located, path);
    throw new BrandError(`${fileName}:${line}:${column}: ${problem}`, problem, path);
  };
  if (located.repeated)
    return refuse(`${located.repeated.join('.')} stands twice: keep one of them.`, located.repeated);
  try {
    return read(content);
  } catch (error) {
    if (error instanceof BrandError) return refuse(error.problem, error.path);
    throw error;
  }
}

/** @throws BrandError with the position where the text stops being JSON */
function parsed(json: string, fileName: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? json.length);
    const { line, column } = positionAt(json, offset);
    const problem = `This is not JSON: ${message.replace(/ (in JSON )?at position.*$/, '')}.`;
    throw new BrandError(`${fileName}:${line}:${column}: ${problem}`, problem);
  }
}

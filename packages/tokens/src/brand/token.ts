import { fail, inside, isRecord, onlyKnown, type Place, quoted, type Reader, record } from './reader.ts';
import type { Json } from './template.ts';

/**
 * A token: a `$value` whose type is on the token or a group around it.
 * @param meant converts a value in another notation
 */
export function token<Value>(
  type: string,
  read: Reader<Value>,
  meant: (value: unknown) => Json | undefined = () => undefined,
): Reader<Value> {
  const refuse = (value: unknown, at: Place, right: Json): never =>
    fail(at, `is ${quoted(value)}, but must be an object; did you mean ${JSON.stringify(right)}?`);
  return (value, at, inheritedType) => {
    const $value = isRecord(value) ? undefined : meant(value);
    if ($value !== undefined) refuse(value, at, { $value });
    const found = record(value, at);
    onlyKnown(found, ['$value', '$type', '$description', '$extensions', '$deprecated'], at);
    const written = found.$type ?? inheritedType;
    if (written === undefined) fail(inside(at, '$type'), `is missing: it must be "${type}".`);
    if (written !== type) fail(inside(at, '$type'), `is ${quoted(written)}, but must be "${type}".`);
    const inner = inside(at, '$value');
    if (!('$value' in found)) fail({ ...inner, name: `${at.name}.$value` }, 'is missing.');
    const right = meant(found.$value);
    if (right !== undefined && !isRecord(found.$value)) refuse(found.$value, inner, right);
    return read(found.$value, inner);
  };
}

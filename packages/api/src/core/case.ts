/**
 * Keys are snake_case on the wire and camelCase in code. This file converts them deeply.
 *
 * Only a key that *is* a name in its case is converted. Keys that are data (`EUR`, `PAYMENT_VOID`, a UUID, a
 * header) pass unchanged both ways. A dot joins names: `customer.firstName` is the path of a field, and
 * `0.firstName` that of a field in a list. A digit starts a new word (`addressLine1` is `address_line_1`), so the
 * conversion is reversible. `3ds` is not a name and stays unchanged.
 */
const camelName = /^(?:\d+\.)?[a-z][a-zA-Z0-9]*(?:\.[a-z0-9][a-zA-Z0-9]*)*$/;
const snakeName = /^(?:\d+\.)?[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\.[a-z0-9]+(?:_[a-z0-9]+)*)*$/;

/** Keys that could reach an object's prototype are never copied. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether the conversion drops a key. */
export const isUnsafeKey = (key: string): boolean => unsafe.has(key);

/** The cache is cleared when full, since a stranger can send any number of keys. */
export const KEY_CACHE_LIMIT = 100_000;

export const toCamelKey = (key: string): string =>
  snakeName.test(key) ? key.replace(/_(.)/g, (_, next: string) => next.toUpperCase()) : key;

export const toSnakeKey = (key: string): string =>
  camelName.test(key) ? key.replace(/[A-Z]|(?<=[a-zA-Z])[0-9]/g, (next) => `_${next.toLowerCase()}`) : key;

/**
 * V8 turns an object that grows key by key beyond this size into a hash table. That takes twice as long to
 * fill and stays slower to read. V8 avoids it if it has seen the same keys in the same order in another
 * object.
 */
const LARGE = 16;
/** Beyond this number of keys V8 always uses a hash table. */
const HUGE = 128;

/** How many shapes of large objects are kept as such templates. */
const MODELS = 1_000;

/** A known key with its name on the other side; null if it is never copied. */
interface Known {
  readonly key: string;
  readonly name: string | null;
  /** The key that followed it last time. Objects of a list have the same keys in the same order. */
  next: Known | undefined;
}

/** The maximum depth of a value; a document of a stranger has at most 64 levels, see `readJson`. */
const DEEPEST = 1_000;

function converter(rename: (key: string) => string) {
  const names = new Map<string, Known>();
  /** The root: it precedes the first key of every object. */
  const start: Known = { key: '', name: null, next: undefined };
  /** Large objects without their values, by last key. */
  const models = new Map<Known, object>();

  function known(key: string): Known {
    const found = names.get(key);
    if (found) return found;
    const made = { key, name: isUnsafeKey(key) ? null : rename(key), next: undefined };
    if (names.size >= KEY_CACHE_LIMIT) {
      names.clear();
      models.clear();
    }
    names.set(key, made);
    return made;
  }

  function keepModel(last: Known, copy: object): void {
    if (models.has(last) || models.size >= MODELS) return;
    models.set(last, Object.fromEntries(Object.keys(copy).map((name) => [name, null])));
  }

  function list(values: readonly unknown[], depth: number): unknown[] {
    const copy = new Array<unknown>(values.length);
    for (let i = 0; i < values.length; i++) copy[i] = convert(values[i], depth + 1);
    return copy;
  }

  function object(value: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
    const copy: Record<string, unknown> = {};
    let last = start;
    let keys = 0;
    // The prototype was checked, so these keys are the object's own. Object.entries takes three times as
    // long.
    for (const key in value) {
      const item = value[key];
      let next = last.next;
      if (next === undefined || next.key !== key) {
        next = known(key);
        last.next = next;
      }
      last = next;
      keys += 1;
      if (next.name !== null)
        copy[next.name] = typeof item === 'object' && item !== null ? convert(item, depth + 1) : item;
    }
    if (keys > LARGE && keys <= HUGE) keepModel(last, copy);
    return copy;
  }

  /**
   * A copy with renamed keys. Anything but plain objects and arrays (Date, Map, Blob, …) passes unchanged.
   * @throws TypeError for a value that is nested too deeply, as one that contains itself is.
   */
  function convert(value: unknown, depth = 1): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > DEEPEST) throw new TypeError(`The value has more than ${DEEPEST} levels, or contains itself`);
    if (Array.isArray(value)) return list(value, depth);
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === Object.prototype || prototype === null
      ? object(value as Readonly<Record<string, unknown>>, depth)
      : value;
  }
  return (value: unknown): unknown => convert(value);
}

/** Wire to code: snake_case keys to camelCase, deeply. */
export const toCamel = converter(toCamelKey);
/** Code to wire: camelCase keys to snake_case, deeply. */
export const toSnake = converter(toSnakeKey);

/**
 * Keys are snake_case on the wire and camelCase in code, converted deeply at this one place.
 *
 * Only a key that *is* a name in its case is converted, so keys that are data (`EUR`, `PAYMENT_VOID`, a UUID, a header)
 * pass through both ways. A dot joins names: `customer.firstName` is the path of a field. A digit starts a word of its
 * own (`addressLine1` is `address_line_1`), which makes the way back exact. `3ds` is no name and stays as it is.
 */
const camelName = /^[a-z][a-zA-Z0-9]*(?:\.[a-z0-9][a-zA-Z0-9]*)*$/;
const snakeName = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:\.[a-z0-9]+(?:_[a-z0-9]+)*)*$/;

/** Keys that could reach an object's prototype are never copied. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** A stranger can send any number of keys; the cache starts anew when it is full. */
export const KEY_CACHE_LIMIT = 100_000;

export const toCamelKey = (key: string): string =>
  snakeName.test(key) ? key.replace(/_(.)/g, (_, next: string) => next.toUpperCase()) : key;

export const toSnakeKey = (key: string): string =>
  camelName.test(key) ? key.replace(/[A-Z]|(?<=[a-zA-Z])[0-9]/g, (next) => `_${next.toLowerCase()}`) : key;

function converter(rename: (key: string) => string) {
  const names = new Map<string, string | null>();

  const nameOf = (key: string): string | null => {
    const name = unsafe.has(key) ? null : rename(key);
    if (names.size >= KEY_CACHE_LIMIT) names.clear();
    names.set(key, name);
    return name;
  };

  /** A copy with renamed keys; anything but plain objects and arrays (Date, Map, Blob, …) is passed on untouched. */
  return function convert(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const list = new Array<unknown>(value.length);
      for (let i = 0; i < value.length; i++) list[i] = convert(value[i]);
      return list;
    }
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return value;
    const copy: Record<string, unknown> = {};
    // The prototype was looked at above, so these are the object's own keys; Object.entries takes three times as long.
    for (const key in value) {
      const item = (value as Record<string, unknown>)[key];
      let name = names.get(key);
      if (name === undefined) name = nameOf(key);
      if (name !== null) copy[name] = typeof item === 'object' ? convert(item) : item;
    }
    return copy;
  };
}

/** Wire to code: snake_case keys to camelCase, deeply. */
export const toCamel = converter(toCamelKey);
/** Code to wire: camelCase keys to snake_case, deeply. */
export const toSnake = converter(toSnakeKey);

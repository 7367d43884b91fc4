/** A position in a text; line and column count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

const tokens = /"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},:"]+/g;

interface Located {
  /** The positions of member names, elements and the whole, by path. */
  readonly offsets: ReadonlyMap<string, number>;
  /** The first duplicate name in an object: JSON.parse would silently take the last. */
  readonly repeated: Path | undefined;
}

const getKey = (path: Path) => JSON.stringify(path);

/** Finds the position of every value in valid JSON. */
export function locate(json: string): Located {
  const offsets = new Map([[getKey([]), json.search(/\S/)]]);
  const path: (string | number)[] = [];
  let [repeated, awaitsName]: [Path | undefined, boolean] = [undefined, false];
  const visit = (offset: number) => {
    if (offsets.has(getKey(path))) repeated ??= [...path];
    offsets.set(getKey(path), offset);
  };
  for (const { 0: token, index } of json.matchAll(tokens)) {
    const last = path.at(-1);
    if (token === '}' || token === ']') {
      path.pop();
      awaitsName = false;
    } else if (token === ',') {
      if (typeof last === 'number') path[path.length - 1] = last + 1;
      else awaitsName = true;
    } else if (awaitsName) {
      path[path.length - 1] = JSON.parse(token);
      awaitsName = false;
      visit(index);
    } else {
      if (typeof last === 'number') visit(index);
      if (token === '{') path.push('');
      if (token === '[') path.push(0);
      awaitsName = token === '{';
    }
  }
  return { offsets, repeated };
}

/** The position of a value, or of its nearest ancestor if it is missing. */
export function positionIn(json: string, { offsets }: Located, path: Path): Position {
  const found = path.map((_, cut) => offsets.get(getKey(path.slice(0, path.length - cut))));
  return positionAt(json, found.find((offset) => offset !== undefined) ?? offsets.get(getKey([])) ?? 0);
}

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

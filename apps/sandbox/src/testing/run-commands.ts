/** An answer to a command, read as JSON. */
export interface Ran {
  readonly command: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Runs blocks of shell commands as bash would, as far as the guide needs: `export NAME="value"` and `curl` with
 * its usual options, double and single quotes, continued lines, and a body of `<<JSON` lines. A value
 * `paste <field> here` is that field of the last answer, or else what `given` says for its name.
 */
export async function runCommands(
  blocks: readonly string[],
  given: Readonly<Record<string, string>>,
): Promise<Ran[]> {
  const variables = new Map<string, string>();
  const ran: Ran[] = [];
  for (const block of blocks)
    for (const { words, stdin } of parse(block, variables)) {
      const [program = '', ...rest] = words;
      if (program === 'export') assign(rest[0] ?? '', variables, given, ran.at(-1)?.body);
      else if (program === 'curl') ran.push({ command: block, ...(await curl(rest, stdin)) });
      else throw new Error(`The guide uses ${program}, which this test cannot run`);
    }
  return ran;
}

interface Parsed {
  readonly words: readonly string[];
  readonly stdin: string;
}

/** Lazily, since a line's variables may be set by the line before. */
function* parse(block: string, variables: ReadonlyMap<string, string>): Generator<Parsed> {
  const lines = block.replaceAll('\\\n', ' ').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', ends] = (lines[at] ?? '').split(/ <<(\w+)$/);
    const last = ends === undefined ? at : lines.indexOf(ends, at);
    const stdin = expand(lines.slice(at + 1, last).join('\n'), variables);
    yield { words: toWords(line, variables), stdin: ends === undefined ? '' : stdin };
    at = last;
  }
}

const expand = (text: string, variables: ReadonlyMap<string, string>): string =>
  text.replace(/\$([A-Z_]+)/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`$${name} is not set`);
    return value;
  });

/** Words may be quoted in part: `TOKEN="a b"`. Single quotes keep their text as it is. */
const toWords = (line: string, variables: ReadonlyMap<string, string>): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'|([^"']+)/g, (_, double, single, bare) =>
      single === undefined ? expand(double ?? bare, variables) : single,
    ),
  );

function assign(
  assignment: string,
  variables: Map<string, string>,
  given: Readonly<Record<string, string>>,
  answer: unknown,
): void {
  const [, name = '', text = ''] = /^(\w+)=(.*)$/s.exec(assignment) ?? [];
  const field = /^paste (\w+) here$/.exec(text)?.[1];
  const source = Array.isArray(answer) ? answer[0] : answer;
  const value = /^paste .* here$/.test(text) ? (field ? source?.[field] : given[name]) : text;
  if (typeof value !== 'string') throw new Error(`There is nothing to paste for ${name}`);
  variables.set(name, value);
}

async function curl(words: readonly string[], stdin: string): Promise<Omit<Ran, 'command'>> {
  const headers = new Headers();
  const query = new URLSearchParams();
  let [method, address, body]: [string | undefined, string, string | undefined] = [undefined, '', undefined];
  let asksByQuery = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const value = () => words[++at] ?? '';
    if (word === '-X') method = value();
    else if (word === '-G') asksByQuery = true;
    else if (word === '-H') headers.append(...splitOnce(value(), /: */));
    else if (word === '--data-urlencode') query.append(...splitOnce(value(), /=/));
    else if (word === '-d') body = value();
    else if (word === '--data-binary') body = value() === '@-' ? stdin : undefined;
    else if (word.startsWith('-')) throw new Error(`The guide uses curl ${word}, which this test cannot run`);
    else address = word;
  }
  if (!asksByQuery && query.size > 0) throw new Error('Without -G curl would send the query as a body');
  const response = await fetch(asksByQuery ? `${address}?${query}` : address, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, body: await response.json() };
}

function splitOnce(text: string, by: RegExp): [string, string] {
  const [found = ''] = by.exec(text) ?? [];
  const at = text.search(by);
  return [text.slice(0, at), text.slice(at + found.length)];
}

type Child = Node | string | null;

/** Makes an element: `element('p', { className: 'note' }, 'Text')`. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Posts JSON to the simulator; undefined without an answer. */
export async function post(path: string, body: unknown): Promise<{ ok: boolean; body: unknown } | undefined> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { ok: response.ok, body: await response.json() };
  } catch {
    return undefined;
  }
}

/** The page's root, with the language of its address. */
export function openPage(): {
  readonly root: HTMLElement;
  readonly query: URLSearchParams;
  readonly language: string;
} {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const query = new URLSearchParams(window.location.search);
  const language = query.get('language') ?? navigator.language.slice(0, 2);
  document.documentElement.lang = language;
  return { root, query, language };
}

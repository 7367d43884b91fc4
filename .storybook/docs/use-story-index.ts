import { useEffect, useState } from 'react';

/** A story or a page, as Storybook's index has it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly importPath: string;
  /** The file of the component that it shows: `./packages/ui/src/button/button.tsx`. */
  readonly componentPath?: string;
}

/** Every story and page; none until they are loaded. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then((index: { entries: Record<string, IndexEntry> }) => setEntries(Object.values(index.entries)))
      // The page is left, or is shown without its parts that need the index.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return entries;
}

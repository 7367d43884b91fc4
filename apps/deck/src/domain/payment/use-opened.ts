import { useLocation, useSearchParams } from 'react-router';

/** A thing of a page that is opened over it. The address says which, so that Back closes it and a link leads to it. */
export function useOpened(name: string) {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  return {
    id: search.get(name) ?? undefined,
    hrefOf: (id: string) => {
      const next = new URLSearchParams(search);
      next.set(name, id);
      return `${pathname}?${next}`;
    },
    close: () =>
      setSearch(
        (now) => {
          now.delete(name);
          return now;
        },
        { replace: true },
      ),
  };
}

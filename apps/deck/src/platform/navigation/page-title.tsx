import { brand } from '@deck/tokens/brand';
import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';

const TellTitle = createContext<(title: string | undefined) => void>(() => undefined);

interface TitledPageProps {
  /** The title of the route, while the screen has none of its own. */
  title: string;
  children: ReactNode;
}

/** Draws a screen, whose title the tab shows. */
export function TitledPage({ title, children }: TitledPageProps) {
  const [own, setOwn] = useState<string>();
  return (
    <TellTitle value={setOwn}>
      <PageTitle>{own ?? title}</PageTitle>
      {children}
    </TellTitle>
  );
}

/**
 * Gives the screen a title of its own: the number of a payment, the name of a person.
 * @param title undefined or empty while it is unknown: the route's title stays
 */
export function useTitle(title: string | undefined): void {
  const tell = use(TellTitle);
  // Before the browser draws, so that the tab never names what was there before.
  useLayoutEffect(() => {
    tell(title || undefined);
    return () => tell(undefined);
  }, [tell, title]);
}

/** The title of the tab: the product's name, Deck, the page. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${brand.name} · Deck · ${children}`}</title>;
}

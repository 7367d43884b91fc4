import { brand } from '@deck/tokens/brand';

/** The title of the tab: the product's name, Deck, the page. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${brand.name} · Deck · ${children}`}</title>;
}

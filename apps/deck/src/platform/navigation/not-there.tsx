import { Button, EmptyState, type IconShape } from '@deck/ui';
import { useMayOpen } from './may-open.ts';

interface NotThereProps {
  icon: IconShape;
  title: string;
  text: string;
  /** Where the others are; not offered to whoever may not open it. */
  list: { readonly href: string; readonly label: string };
  /** It stands for a whole page, and its title is the heading of that page. */
  page?: boolean | undefined;
}

/** In place of something that does not exist, or not in this company: asking again would not help. */
export function NotThere({ list, ...words }: NotThereProps) {
  const mayOpen = useMayOpen();
  return (
    <EmptyState {...words} action={mayOpen(list.href) && <Button href={list.href}>{list.label}</Button>} />
  );
}

import { Column, Columns, Skeleton } from '@deck/ui';

/** Where the cards of a form will stand. */
export function FormSkeleton() {
  return (
    <Columns aria-busy>
      <Column>
        <Skeleton shape="block" height={160} />
        <Skeleton shape="block" height={220} />
      </Column>
      <Skeleton shape="block" height={260} />
    </Columns>
  );
}

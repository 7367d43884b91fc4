import { Columns, Skeleton } from '@deck/ui';

/** What a step is to show is on its way. */
export function StepSkeleton() {
  return (
    <Columns aria-busy>
      <Skeleton shape="block" height={280} />
    </Columns>
  );
}

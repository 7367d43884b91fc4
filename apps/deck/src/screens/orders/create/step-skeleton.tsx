import { Skeleton } from '@deck/ui';
import * as layout from '../shared/layout.css.ts';

/** What a step is to show is on its way. */
export function StepSkeleton() {
  return (
    <div className={layout.columns} aria-busy>
      <Skeleton shape="block" height={280} />
    </div>
  );
}

import { Skeleton } from '@deck/ui';
import * as layout from '../../orders/shared/layout.css.ts';

/** Where the cards of a form will stand. */
export function FormSkeleton() {
  return (
    <div className={layout.columns} aria-busy>
      <div className={layout.column}>
        <Skeleton shape="block" height={160} />
        <Skeleton shape="block" height={220} />
      </div>
      <Skeleton shape="block" height={260} />
    </div>
  );
}

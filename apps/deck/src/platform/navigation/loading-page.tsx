import { Skeleton } from '@deck/ui';
import * as css from './loading-page.css.ts';

/** Stands for a page whose data is on its way. */
export function LoadingPage() {
  return (
    <div className={css.page} aria-busy>
      <Skeleton width="30%" height={28} />
      <Skeleton shape="block" height={120} />
      <Skeleton shape="block" height={240} />
    </div>
  );
}

import type { User } from '@deck/api/contract/people';
import * as css from '../../orders/shared/layout.css.ts';
import { LockCard } from './lock-card.tsx';
import { StatusCard } from './status-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Whether and how a person gets in. */
export function SecurityTab({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <StatusCard user={user} mayWrite={mayWrite} />
        <LockCard user={user} mayWrite={mayWrite} />
        <TwoFactorCard user={user} mayWrite={mayWrite} />
      </div>
    </div>
  );
}

import type { User } from '@deck/api/contract/people';
import { Column, Columns } from '@deck/ui';
import { LockCard } from './lock-card.tsx';
import { StatusCard } from './status-card.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Whether and how a person gets in. */
export function SecurityTab({ user, mayWrite }: { user: User; mayWrite: boolean }) {
  return (
    <Columns>
      <Column>
        <StatusCard user={user} mayWrite={mayWrite} />
        <LockCard user={user} mayWrite={mayWrite} />
        <TwoFactorCard user={user} mayWrite={mayWrite} />
      </Column>
    </Columns>
  );
}

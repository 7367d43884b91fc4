import { lazy, Suspense, useEffect, useState } from 'react';
import { PayScreen } from './pay-screen.tsx';
import type { PaymentSession } from './payment-session.ts';
import { Shell } from './shell.tsx';
import { isReceipt } from './stage.ts';
import { useFaces } from './use-faces.ts';
import { useWatch } from './use-watch.ts';

const StaffScreen = lazy(() => import('./staff/staff-screen.tsx'));

interface PayAppProps {
  /** The unguessable end of the page's address. */
  token: string;
  session: PaymentSession;
}

/** The page of a payment, for its payer, or for staff on the telephone. */
export function PayApp({ token, session }: PayAppProps) {
  const state = useFaces(useWatch(session), isReceipt);
  const isWaiting = state.view?.action != null;
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    // Whoever comes back from their bank sees its answer at once.
    if (state.view === undefined || isBack) return;
    setBack(true);
    if (isWaiting) void session.comeBack();
  }, [state.view, isBack, isWaiting, session]);
  const isStaff = state.view?.staffMode === true;
  return (
    // For staff, the customer's language does not apply.
    <Shell language={isStaff ? undefined : state.view?.language} timeZone={state.view?.property.timezone}>
      {isStaff ? (
        <Suspense>
          <StaffScreen token={token} state={state} session={session} />
        </Suspense>
      ) : (
        <PayScreen token={token} state={state} session={session} />
      )}
    </Shell>
  );
}

import { lazy, Suspense } from 'react';
import { mount } from '../shared/mount.tsx';
import { pageAt } from './address.ts';
import { PayApp } from './pay-app.tsx';
import { payerApi } from './payer-api.ts';
import { paymentSession } from './payment-session.ts';
import { Unloaded } from './unloaded.tsx';

const { kind, token } = pageAt(window.location.pathname);

/** A payment's own page comes at once; the others lead to one, or ask for a card as it does, and bring what they add. */
const others = {
  cards: () => import('./cards/card-request-app.tsx'),
  permanent: () => import('./forms/permanent-app.tsx'),
  split: () => import('./forms/split-app.tsx'),
};

if (kind === 'payment') mount(<PayApp token={token} session={paymentSession(payerApi(token))} />);
else {
  const Page = lazy(() => others[kind]().catch(() => ({ default: Unloaded })));
  mount(
    <Suspense>
      <Page token={token} />
    </Suspense>,
  );
}

import { lazy, Suspense } from 'react';
import { mount } from '../shared/mount.tsx';
import { pageAt } from './address.ts';
import { PayApp } from './pay-app.tsx';
import { payerApi } from './payer-api.ts';
import { paymentSession } from './payment-session.ts';
import { Unloaded } from './unloaded.tsx';

const { kind, token } = pageAt(window.location.pathname);

const session = paymentSession(payerApi(token));

/** The payment's page is bundled; the other pages are loaded on demand. */
const others = {
  cards: () => import('./cards/card-request-app.tsx'),
  permanent: () => import('./forms/permanent-app.tsx'),
  split: () => import('./forms/split-app.tsx'),
};

const Page = kind === 'payment' ? Payment : lazy(() => others[kind]().catch(() => ({ default: Unloaded })));

function Payment() {
  return <PayApp token={token} session={session} />;
}

// Nothing is shown until the words of the language are there.
mount(
  <Suspense>
    <Page token={token} />
  </Suspense>,
);

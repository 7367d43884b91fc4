import { mount } from '../shared/mount.tsx';
import { PayApp } from './pay-app.tsx';
import { payerApi } from './payer-api.ts';
import { paymentSession } from './payment-session.ts';

const token = decodeURIComponent(window.location.pathname.split('/')[2] ?? '');

mount(<PayApp session={paymentSession(payerApi(token))} />);

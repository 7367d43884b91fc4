import { takeAPaymentByEmail } from './link-by-email.ts';
import { signIn } from './sign-in.ts';
import { test } from './test.ts';

// Specification 1.4, 2.55
test('Hotel, link by e-mail: from a new order to paid', { tag: '@every-brand' }, async ({
  page,
  context,
}) => {
  await signIn(page);
  await takeAPaymentByEmail(page, context);
});

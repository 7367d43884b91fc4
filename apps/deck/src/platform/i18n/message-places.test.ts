import { readFileSync } from 'node:fs';
import { interfaceLanguages } from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true });

const responseHandling = new URL(
  '../../../../../packages/api/src/client/response-handling.ts',
  import.meta.url,
);
const failures = 'app/frame/call-notices.tsx';
const signIn = 'features/login/use-submit.tsx';
const code = (name: string) => `app:errors.code.${name}`;

/** Each message of section 8 of the specification, as it names it, the key of its words, and the file that says it. */
const places: readonly (readonly [message: string, key: string, place: string])[] = [
  // Response handling
  ['no response: network error', 'app:errors.network', failures],
  ['500-503: server error', 'app:errors.server', failures],
  ['403: access restricted', 'app:errors.accessRestricted', failures],
  ['404: data error', 'app:errors.data', failures],
  ['other statuses: generic something-went-wrong', 'app:errors.generic', failures],
  // Codes
  [
    'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
    code('PAYMENTS_AMOUNT_EXCEEDS_ORDER'),
    'domain/payment/create/form-states.tsx',
  ],
  ['INVALID_VALUE', code('INVALID_VALUE'), 'features/orders/create/create-trouble.tsx'],
  [
    'NO_SUITABLE_PSP_PROFILE_FOUND',
    code('NO_SUITABLE_PSP_PROFILE_FOUND'),
    'domain/payment/create/form-states.tsx',
  ],
  [
    'NO_SUITABLE_PSP_PROFILE_FOUND of a fast payment',
    'messages:methodWithoutCurrency',
    'domain/payment/create/form-states.tsx',
  ],
  ['CARD_EXPIRED', code('CARD_EXPIRED'), failures],
  ['ORDER_ALREADY_EXISTS', code('ORDER_ALREADY_EXISTS'), 'features/orders/create/create-trouble.tsx'],
  ['CARD_ALREADY_TOKENIZED', code('CARD_ALREADY_TOKENIZED'), failures],
  ['CARD_ALREADY_REQUESTED', code('CARD_ALREADY_REQUESTED'), failures],
  ['INVALID_2FA_CODE', code('INVALID_2FA_CODE'), signIn],
  ['USER_NOT_FOUND', code('USER_NOT_FOUND'), signIn],
  ['LONG_WAITING', code('LONG_WAITING'), 'domain/payment/payment-words.ts'],
  // Shown nowhere: clients stay silent about it. Its words are for whoever asks for the text of a code.
  ['TERMINAL_OPENED', code('TERMINAL_OPENED'), '../../../packages/api/src/client/response-handling.ts'],
  // Other messages
  ['invalid current password', code('INVALID_CURRENT_PASSWORD'), 'features/profile/password-card.tsx'],
  ['access denied', code('ACCESS_DENIED'), signIn],
  ['network request error', 'start:errors.network', signIn],
  ['server request error', 'start:errors.server', signIn],
  ['generic request error', 'app:errors.generic', failures],
  ['data loading: order', 'orders:details.failed', 'domain/order/order-failed.tsx'],
  [
    'data loading: order payments',
    'orders:details.paymentsFailed',
    'features/orders/details/order-payments.tsx',
  ],
  ['data loading: tenders', 'messages:load.tenders', 'features/orders/details/order-cards.tsx'],
  ['data loading: payment', 'payments:details.failed', 'features/payments/details/payment-screen.tsx'],
  ['data loading: transactions', 'app:errors.data', 'features/payments/details/payment-transactions.tsx'],
  [
    'no OFD receipt URL or details available',
    'messages:receipt',
    'features/payments/details/payment-transactions.tsx',
  ],
  ['no data for the chosen line', 'messages:noRow', 'features/imports/row-lookup.tsx'],
  ['image-loading error', 'messages:picture', 'features/settings/general/general-screen.tsx'],
  ['settings form invalid', 'messages:settingsInvalid', 'features/settings/shared/settings-form-frame.tsx'],
  ['login: wrong credentials with attempts left', 'login:attemptsLeft', signIn],
  ['login: account blocked', code('ACCOUNT_LOCKED'), signIn],
  [
    'login: reset link invalid or expired',
    'start:errors.code.RESET_LINK_INVALID',
    'features/login/link-failed-screen.tsx',
  ],
  ['login: unexpected token error with support contact link', 'login:tokenError', signIn],
  [
    'payment creation result: declined',
    'messages:payment.declined',
    'domain/payment/create/made-notices.tsx',
  ],
  ['payment creation result: error', 'messages:payment.error', 'domain/payment/create/made-notices.tsx'],
  ['exchange rate: add', 'messages:rate.add', 'features/settings/rates/edit-rate.tsx'],
  ['exchange rate: edit', 'messages:rate.edit', 'features/settings/rates/edit-rate.tsx'],
  ['exchange rate: delete', 'messages:rate.remove', 'features/settings/rates/rate-dialog.tsx'],
  ['exchange rate: get', 'messages:load.rate', 'features/settings/rates/rate-dialog.tsx'],
  ['send e-mail', 'messages:send.email', 'domain/payment/send-ways.tsx'],
  ['send SMS', 'messages:send.sms', 'domain/payment/send-ways.tsx'],
  ['send link', 'messages:send.link', 'domain/payment/split/split-link.tsx'],
  ['send e-mail template', 'messages:send.template', 'features/settings/email/send-dialog.tsx'],
  [
    'order cancel refused while payments are in progress',
    'messages:orderCancel',
    'features/orders/details/use-order-acts.tsx',
  ],
  [
    'order wizard failure: unexpected error',
    'messages:orderUnexpected',
    'features/orders/create/create-trouble.tsx',
  ],
  [
    'order edit failure: unexpected error',
    'messages:orderUnexpected',
    'features/orders/edit/edit-trouble.tsx',
  ],
  ['page not found', 'app:notFound.title', 'app/errors/not-found-screen.tsx'],
  ['access restricted', 'app:errors.accessRestricted', failures],
  ['not authorized', 'app:forbidden.title', 'app/errors/forbidden-screen.tsx'],
  ['required field', 'app:validation.required', 'platform/forms/validation-message.ts'],
  ['not defined', 'messages:notDefined', 'features/settings/general/general-screen.tsx'],
  ['two-factor: invalid verification code', code('INVALID_2FA_CODE'), signIn],
];

function getText(language: string, key: string): unknown {
  const [area = '', path = ''] = key.split(':');
  const at = (keys: readonly string[], from: unknown): unknown =>
    keys.reduce<unknown>((group, each) => (group as Record<string, unknown> | undefined)?.[each], from);
  const words = files[`./${language}/${area}.ts`]?.[area];
  const keys = path.split('.');
  return at(keys, words) ?? at([...keys.slice(0, -1), `${keys.at(-1)}_other`], words);
}

/** How a source may name a key: whole, without its area, or with its last part filled in. */
function isNamedIn(source: string, key: string): boolean {
  const path = key.slice(key.indexOf(':') + 1);
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const group = parts.slice(0, -1).join('.');
  const parent = parts.slice(1).join('.');
  return [`'${key}'`, `'${path}'`, `'${parent}'`, `${group}.\${`, `'${last}'`].some((name) =>
    source.includes(name),
  );
}

// Specification 8.12-8.25, 8.27-8.38
describe.each(places)('%s', (_, key, place) => {
  it.each(interfaceLanguages)('has its words in %s', (language) => {
    expect(getText(language, key)).toMatch(/\S/);
  });

  it(`is said in ${place}`, () => {
    const source = readFileSync(new URL(`../../${place}`, import.meta.url), 'utf8');
    // What a failed call is answered with goes through the handling of responses, which names the keys.
    const handled = source.includes('reactionTo(') ? readFileSync(responseHandling, 'utf8') : source;
    expect(isNamedIn(handled, key)).toBe(true);
  });
});

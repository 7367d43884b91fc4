/**
 * Where each message of the specification's error catalogue (section 8) is said: the key of its words and the file below
 * `src/` that shows them, or the screen that is still to come.
 */
export interface MessagePlace {
  /** As the specification names it. */
  readonly message: string;
  /** `area:key` of the catalogue. */
  readonly key: `${string}:${string}`;
  readonly place: string | { readonly later: string };
}

const failures = 'layout/failures.tsx';
const signIn = 'screens/login/use-sentence.tsx';
const code = (name: string) => `app:errors.code.${name}` as const;

export const messagePlaces: readonly MessagePlace[] = [
  // Response handling
  { message: 'no response: network error', key: 'app:errors.network', place: failures },
  { message: '500-503: server error', key: 'app:errors.server', place: failures },
  { message: '403: access restricted', key: 'app:errors.accessRestricted', place: failures },
  { message: '404: data error', key: 'app:errors.data', place: failures },
  { message: 'other statuses: generic something-went-wrong', key: 'app:errors.generic', place: failures },

  // Codes
  {
    message: 'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
    key: code('PAYMENTS_AMOUNT_EXCEEDS_ORDER'),
    place: 'screens/payments/create/refusal-notice.tsx',
  },
  { message: 'INVALID_VALUE', key: code('INVALID_VALUE'), place: 'screens/orders/create/create-trouble.tsx' },
  {
    message: 'NO_SUITABLE_PSP_PROFILE_FOUND',
    key: code('NO_SUITABLE_PSP_PROFILE_FOUND'),
    place: 'screens/payments/create/refusal-notice.tsx',
  },
  {
    message: 'NO_SUITABLE_PSP_PROFILE_FOUND of a fast payment',
    key: 'messages:methodWithoutCurrency',
    place: 'screens/payments/create/refusal-notice.tsx',
  },
  { message: 'CARD_EXPIRED', key: code('CARD_EXPIRED'), place: failures },
  {
    message: 'ORDER_ALREADY_EXISTS',
    key: code('ORDER_ALREADY_EXISTS'),
    place: 'screens/orders/create/create-trouble.tsx',
  },
  { message: 'CARD_ALREADY_TOKENIZED', key: code('CARD_ALREADY_TOKENIZED'), place: failures },
  { message: 'CARD_ALREADY_REQUESTED', key: code('CARD_ALREADY_REQUESTED'), place: failures },
  { message: 'INVALID_2FA_CODE', key: code('INVALID_2FA_CODE'), place: signIn },
  { message: 'USER_NOT_FOUND', key: code('USER_NOT_FOUND'), place: signIn },
  { message: 'LONG_WAITING', key: code('LONG_WAITING'), place: 'screens/payments/shared/use-reason.ts' },
  // Shown nowhere: clients stay silent about it. Its words are for whoever asks for the text of a code.
  {
    message: 'TERMINAL_OPENED',
    key: code('TERMINAL_OPENED'),
    place: '../../../packages/api/src/client/response-handling.ts',
  },

  // Other messages
  {
    message: 'invalid current password',
    key: code('INVALID_CURRENT_PASSWORD'),
    place: { later: 'profile edit' },
  },
  { message: 'access denied', key: code('ACCESS_DENIED'), place: signIn },
  { message: 'network request error', key: 'app:errors.network', place: signIn },
  { message: 'server request error', key: 'app:errors.server', place: signIn },
  { message: 'generic request error', key: 'app:errors.generic', place: failures },
  {
    message: 'data loading: order',
    key: 'orders:details.failed',
    place: 'screens/orders/details/order-screen.tsx',
  },
  {
    message: 'data loading: order payments',
    key: 'orders:details.paymentsFailed',
    place: 'screens/orders/details/order-payments.tsx',
  },
  {
    message: 'data loading: tenders',
    key: 'messages:load.tenders',
    place: 'screens/orders/details/order-cards.tsx',
  },
  {
    message: 'data loading: payment',
    key: 'payments:details.failed',
    place: 'screens/payments/details/payment-screen.tsx',
  },
  {
    message: 'data loading: transactions',
    key: 'app:errors.data',
    place: 'screens/payments/details/payment-transactions.tsx',
  },
  {
    message: 'no OFD receipt URL or details available',
    key: 'messages:receipt',
    place: 'screens/payments/details/transaction-dialog.tsx',
  },
  {
    message: 'no data for the chosen line',
    key: 'messages:noRow',
    place: 'screens/upload-file/check/row-lookup.tsx',
  },
  {
    message: 'image-loading error',
    key: 'messages:picture',
    place: 'screens/settings/general/logo-card.tsx',
  },
  {
    message: 'settings form invalid',
    key: 'messages:settingsInvalid',
    place: 'screens/settings/shared/settings-form-frame.tsx',
  },
  { message: 'login: wrong credentials with attempts left', key: 'login:attemptsLeft', place: signIn },
  { message: 'login: account blocked', key: code('ACCOUNT_LOCKED'), place: signIn },
  {
    message: 'login: reset link invalid or expired',
    key: code('RESET_LINK_INVALID'),
    place: 'screens/login/link-invalid-screen.tsx',
  },
  {
    message: 'login: unexpected token error with support contact link',
    key: 'login:tokenError',
    place: signIn,
  },
  {
    message: 'payment creation result: declined',
    key: 'messages:payment.declined',
    place: 'screens/payments/create/made/card-outcome.tsx',
  },
  {
    message: 'payment creation result: error',
    key: 'messages:payment.error',
    place: 'screens/payments/create/made/card-outcome.tsx',
  },
  {
    message: 'exchange rate: add',
    key: 'messages:rate.add',
    place: 'screens/settings/rates/use-edit-rate.ts',
  },
  {
    message: 'exchange rate: edit',
    key: 'messages:rate.edit',
    place: 'screens/settings/rates/use-edit-rate.ts',
  },
  {
    message: 'exchange rate: delete',
    key: 'messages:rate.remove',
    place: 'screens/settings/rates/remove-rate.tsx',
  },
  {
    message: 'exchange rate: get',
    key: 'messages:load.rate',
    place: 'screens/settings/rates/rate-dialog.tsx',
  },
  {
    message: 'send e-mail',
    key: 'messages:send.email',
    place: 'screens/payments/sending/send-failure.tsx',
  },
  { message: 'send SMS', key: 'messages:send.sms', place: 'screens/payments/sending/send-failure.tsx' },
  { message: 'send link', key: 'messages:send.link', place: 'screens/split-payment/send-split.tsx' },
  {
    message: 'send e-mail template',
    key: 'messages:send.template',
    place: 'screens/settings/email/send/send-dialog.tsx',
  },
  {
    message: 'order cancel refused while payments are in progress',
    key: 'messages:orderCancel',
    place: 'screens/orders/details/use-order-acts.tsx',
  },
  {
    message: 'order wizard failure: unexpected error',
    key: 'messages:orderUnexpected',
    place: 'screens/orders/create/create-trouble.tsx',
  },
  {
    message: 'order edit failure: unexpected error',
    key: 'messages:orderUnexpected',
    place: 'screens/orders/edit/edit-trouble.tsx',
  },
  { message: 'page not found', key: 'app:notFound.title', place: 'screens/errors/not-found-screen.tsx' },
  { message: 'access restricted', key: 'app:errors.accessRestricted', place: failures },
  { message: 'not authorized', key: 'app:forbidden.title', place: 'screens/errors/forbidden-screen.tsx' },
  { message: 'required field', key: 'app:validation.required', place: 'forms/validation-message.ts' },
  {
    message: 'not defined',
    key: 'messages:notDefined',
    place: 'screens/settings/general/support-card.tsx',
  },
  {
    message: 'two-factor: invalid verification code',
    key: code('INVALID_2FA_CODE'),
    place: { later: 'two-factor authentication' },
  },
];

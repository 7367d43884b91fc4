import { sketch } from '../core/sketch.ts';
import type { Contract } from './index.ts';

/** Every call without its schemas, for whoever calls and does not check. Written by `npm run outline`. */
export const outline: Contract = {
  session: {
    start: sketch('POST /auth/v1/session', { body: 'required', answers: true }),
    refresh: sketch('PUT /auth/v1/session', { body: 'optional', answers: true }),
    validate: sketch('GET /auth/v1/session', { answers: true }),
    terminate: sketch('DELETE /auth/v1/session'),
    changeDivision: sketch('POST /auth/v1/session/change-division', { body: 'required', answers: true }),
  },
  passwords: {
    change: sketch('POST /auth/v1/changepass', { body: 'required' }),
    forgot: sketch('POST /auth/v1/forgotpass', { body: 'required' }),
    link: sketch('GET /auth/v1/resetpass/{secret-key}', { answers: true }),
    reset: sketch('POST /auth/v1/resetpass/{secret-key}', { body: 'required' }),
  },
  users: {
    create: sketch('POST /auth/v1/users', { body: 'required', answers: true, idempotencyKey: 'required' }),
    setUpTwoFactor: sketch('POST /auth/v1/users/secret2fa', { answers: true }),
    update: sketch('PUT /auth/v1/users/{user-id}', { body: 'required', answers: true }),
    profile: sketch('GET /auth/v1/users/{user-id}', { answers: true }),
    environment: sketch('GET /auth/v1/users/{user-id}/environment', { answers: true }),
    list: sketch('GET /api/v1/users?page&size&sort&search', { answers: true }),
    get: sketch('GET /api/v1/users/{id}', { answers: true }),
    changeStatus: sketch('PUT /api/v1/users/{id}/status', { body: 'required', answers: true }),
    permissions: sketch('GET /api/v1/users/{id}/permissions', { answers: true }),
    savePermissions: sketch('PUT /api/v1/users/{id}/permissions', { body: 'required', answers: true }),
    columnSettings: sketch('GET /api/v1/users/{id}/column-settings', { answers: true }),
    saveColumnSettings: sketch('PUT /api/v1/users/{id}/column-settings', { body: 'required', answers: true }),
  },
  tokens: {
    get: sketch('GET /auth/v1/token?type', { answers: true, required: ['type'] }),
    issue: sketch('POST /auth/v1/token', { body: 'required', answers: true }),
    reissue: sketch('PUT /auth/v1/token', { body: 'required', answers: true }),
  },
  businessProfiles: {
    get: sketch('GET /api/v1/business-profiles/{id}', { answers: true }),
    settings: sketch('GET /api/v1/business-profiles/{id}/settings', { answers: true }),
    saveSettings: sketch('PUT /api/v1/business-profiles/{id}/settings', { body: 'required', answers: true }),
    columnSettings: sketch('GET /api/v1/business-profiles/{id}/column-settings', { answers: true }),
    saveColumnSettings: sketch('PUT /api/v1/business-profiles/{id}/column-settings', {
      body: 'required',
      answers: true,
    }),
    balances: sketch('GET /api/v1/business-profiles/{id}/balances', { answers: true }),
  },
  rates: {
    list: sketch('GET /api/v1/business-profiles/{id}/rates?for-today&page&size', { answers: true }),
    create: sketch('POST /api/v1/business-profiles/{id}/rates', { body: 'required', answers: true }),
    get: sketch('GET /api/v1/business-profiles/{id}/rates/{exchange-rate-id}?convert-amount', {
      answers: true,
    }),
    update: sketch('PUT /api/v1/business-profiles/{id}/rates/{exchange-rate-id}', {
      body: 'required',
      answers: true,
    }),
    remove: sketch('DELETE /api/v1/business-profiles/{id}/rates/{exchange-rate-id}'),
  },
  properties: {
    list: sketch('GET /api/v1/properties', { answers: true }),
    get: sketch('GET /api/v1/properties/{id}', { answers: true }),
  },
  pspProfiles: {
    list: sketch('GET /api/v1/psp-profiles', { answers: true }),
    paymentMethodGroups: sketch(
      'GET /api/v1/psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order',
      { answers: true },
    ),
    savePaymentMethodGroups: sketch(
      'PUT /api/v1/psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order',
      { body: 'required', answers: true },
    ),
  },
  orders: {
    list: sketch('GET /api/v1/orders?page&size&sort&pinnedup&get_orders_rq', { answers: true }),
    create: sketch('POST /api/v1/orders', { body: 'required', answers: true, idempotencyKey: 'required' }),
    get: sketch('GET /api/v1/orders/{id}', { answers: true }),
    edit: sketch('PUT /api/v1/orders/{id}', { body: 'required', answers: true, idempotencyKey: 'required' }),
    cancel: sketch('DELETE /api/v1/orders/{id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    act: sketch('POST /api/v1/orders/{id}/actions/{action-id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    notifySplit: sketch('POST /api/v1/orders/{id}/notifications/split', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    pin: sketch('PUT /api/v1/orders/{id}/pin', { answers: true }),
    unpin: sketch('PUT /api/v1/orders/{id}/unpin', { answers: true }),
  },
  orderCards: {
    list: sketch('GET /api/v1/orders/{id}/tenders', { answers: true }),
    save: sketch('POST /api/v1/orders/{id}/tenders', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    request: sketch('POST /api/v1/orders/{id}/card-request', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    cancel: sketch('DELETE /api/v1/orders/{id}/card-request/{tender-id}', {
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  orderPayments: {
    list: sketch('GET /api/v1/orders/{id}/payments', { answers: true }),
    get: sketch('GET /api/v1/orders/{id}/payments/{payment-id}', { answers: true }),
  },
  payments: {
    list: sketch('GET /api/v1/payments?page&size&sort&get_payments_rq', { answers: true }),
    create: sketch('POST /api/v1/payments', { body: 'required', answers: true, idempotencyKey: 'required' }),
    get: sketch('GET /api/v1/payments/{id}', { answers: true }),
    filter: sketch('GET /api/v1/payments/filters/{field-name}', { answers: true }),
    history: sketch('GET /api/v1/payments/{id}/history?verbose', { answers: true }),
    notify: sketch('POST /api/v1/payments/{id}/notifications', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  paymentActions: {
    act: sketch('POST /api/v1/payments/{id}/actions/{action-id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    clarify: sketch('POST /api/v1/payments/{id}/clarification', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    update: sketch('POST /api/v1/payments/{id}/update', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    externalState: sketch('GET /api/v1/payments/{id}/external-state', { answers: true }),
  },
  transactions: {
    list: sketch('GET /api/v1/payments/{id}/transactions', { answers: true }),
    create: sketch('POST /api/v1/payments/{id}/transactions', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    get: sketch('GET /api/v1/payments/{id}/transactions/{transaction-id}', { answers: true }),
    void: sketch('PUT /api/v1/payments/{id}/transactions/{transaction-id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  payTransactions: {
    create: sketch('POST /transactions/v1/pay-transactions', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    list: sketch('GET /transactions/v1/pay-transactions?page&size', { answers: true }),
    get: sketch('GET /transactions/v1/pay-transactions/{id}', { answers: true }),
    void: sketch('PUT /transactions/v1/pay-transactions/{id}/void', {
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  callbacks: {
    list: sketch('GET /api/v1/payments/{id}/callbacks', { answers: true }),
    retry: sketch('POST /api/v1/payments/{id}/pms_callback_retry?callback-type', {
      answers: true,
      required: ['callbackType'],
      idempotencyKey: 'required',
    }),
  },
  hotelSystems: {
    ifcgate: sketch('POST /api/v1/payments/ifcgate', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    suite8: sketch('GET /api/v1/payments/suite8', { answers: true }),
  },
  sequences: {
    next: sketch('GET /api/v1/sequences/{entity-name}', { answers: true }),
  },
  imports: {
    upload: sketch('POST /api/v1/import/files/upload', { body: 'file', answers: true }),
    preview: sketch('GET /api/v1/import/files/{file-id}/preview/{template-id}', { answers: true }),
    row: sketch('GET /api/v1/import/files/{file-id}/row/{row-number}', { answers: true }),
    process: sketch('GET /api/v1/import/files/{file-id}/process/{template-id}?send-now', {
      answers: true,
      idempotencyKey: 'required',
    }),
    createTemplate: sketch('POST /api/v1/import/templates', {
      body: 'required',
      bodyName: 'template',
      answers: true,
    }),
    listTemplates: sketch('GET /api/v1/import/templates', { answers: true }),
    getTemplate: sketch('GET /api/v1/import/templates/{id}', { answers: true }),
    updateTemplate: sketch('PUT /api/v1/import/templates/{id}', {
      body: 'required',
      bodyName: 'template',
      answers: true,
    }),
  },
  links: {
    paymentPage: sketch(
      'GET /public/v1/link/{payment-id}/payment-page-link?customer_name&customer_email&payment_method',
      { answers: true },
    ),
    qrcode: sketch('GET /public/v1/link/{payment-id}/qrcode', { answers: 'image/svg+xml' }),
  },
  orderLinks: {
    qrcode: sketch('GET /public/v1/link/orders/{order-id}/qrcode', { answers: 'image/svg+xml' }),
    cardPage: sketch('GET /public/v1/link/{order-id}/card-tokenize-link', { answers: true }),
  },
  userNotifications: {
    list: sketch('GET /api/v1/user-notifications?page&size&notification-type&read', { answers: true }),
    readAll: sketch('PUT /api/v1/user-notifications/read-all?notification-type', { answers: true }),
    unreadAll: sketch('PUT /api/v1/user-notifications/unread-all?notification-type', { answers: true }),
    showAll: sketch('PUT /api/v1/user-notifications/show-all?notification-type', { answers: true }),
    read: sketch('PUT /api/v1/user-notifications/{notification-id}/read', { answers: true }),
    unread: sketch('PUT /api/v1/user-notifications/{notification-id}/unread', { answers: true }),
    notifyAll: sketch('POST /api/v1/user-notifications/notify-all/{notification-type}?important&event-id', {
      body: 'text',
      answers: true,
      needs: 'adminKey',
    }),
    notifyAllIn: sketch(
      'POST /api/v1/user-notifications/notify-all/{notification-type}/{locale}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyCompany: sketch(
      'POST /api/v1/user-notifications/notify-company/{company-id}/{notification-type}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyCompanyIn: sketch(
      'POST /api/v1/user-notifications/notify-company/{company-id}/{notification-type}/{locale}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyUser: sketch(
      'POST /api/v1/user-notifications/notify-user/{user-id}/{notification-type}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
  },
  templates: {
    list: sketch('GET /api/v1/templates', { answers: true }),
    editor: sketch('GET /api/v1/templates/{id}/editor', { answers: true }),
    save: sketch('POST /api/v1/templates/{id}/editor', { body: 'required', answers: true }),
    render: sketch('GET /api/v1/templates/{id}/{language}/render?hide-custom-blocks&render-type&entity-id', {
      answers: true,
    }),
    renderBlock: sketch('GET /api/v1/templates/{id}/block/{block-key}/{language}/render', { answers: true }),
    send: sketch('POST /api/v1/templates/{id}/{language}/send?email&with-qrcode&entity-id', {
      answers: true,
      required: ['email'],
      idempotencyKey: 'required',
    }),
  },
  dictionaries: {
    currencies: sketch('GET /backoffice/v0.1/dictionaries/currencies', { answers: true, needs: 'apiKey' }),
    createCurrency: sketch('POST /backoffice/v0.1/dictionaries/currencies', {
      body: 'required',
      bodyName: 'currency',
      answers: true,
      needs: 'adminKey',
    }),
    currency: sketch('GET /backoffice/v0.1/dictionaries/currencies/{currency-id}', {
      answers: true,
      needs: 'apiKey',
    }),
    updateCurrency: sketch('PUT /backoffice/v0.1/dictionaries/currencies/{currency-id}', {
      body: 'required',
      bodyName: 'currency',
      answers: true,
      needs: 'adminKey',
    }),
    languages: sketch('GET /backoffice/v0.1/dictionaries/languages', { answers: true, needs: 'apiKey' }),
    createLanguage: sketch('POST /backoffice/v0.1/dictionaries/languages', {
      body: 'required',
      bodyName: 'language',
      answers: true,
      needs: 'adminKey',
    }),
    updateLanguage: sketch('PUT /backoffice/v0.1/dictionaries/languages/{language-id}', {
      body: 'required',
      bodyName: 'language',
      answers: true,
      needs: 'adminKey',
    }),
    paymentMethods: sketch('GET /backoffice/v0.1/dictionaries/payment-methods', {
      answers: true,
      needs: 'apiKey',
    }),
    paymentMethod: sketch('GET /backoffice/v0.1/dictionaries/payment-methods/{payment-method-name}', {
      answers: true,
      needs: 'apiKey',
    }),
    updatePaymentMethod: sketch('PUT /backoffice/v0.1/dictionaries/payment-methods/{payment-method-name}', {
      body: 'required',
      bodyName: 'payment method',
      answers: true,
      needs: 'adminKey',
    }),
    paymentMethodGroups: sketch('GET /backoffice/v0.1/dictionaries/payment-method-groups', {
      answers: true,
      needs: 'apiKey',
    }),
    paymentMethodGroup: sketch(
      'GET /backoffice/v0.1/dictionaries/payment-method-groups/{payment-method-group-name}',
      { answers: true, needs: 'apiKey' },
    ),
    updatePaymentMethodGroup: sketch(
      'PUT /backoffice/v0.1/dictionaries/payment-method-groups/{payment-method-group-name}',
      { body: 'required', bodyName: 'payment method group', answers: true, needs: 'adminKey' },
    ),
    permissions: sketch('GET /backoffice/v0.1/dictionaries/permissions?company_id&role_id&user_id', {
      answers: true,
      needs: 'apiKey',
    }),
  },
  resources: {
    upload: sketch('POST /resources/upload', { body: 'file', answers: true }),
  },
};

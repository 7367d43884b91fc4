import { endpointStub } from '../core/endpoint-stub.ts';
import type { Contract } from './index.ts';

/** Every call without its schemas, for clients that validate nothing. Written by `npm run client-manifest`. */
export const clientManifest: Contract = {
  session: {
    start: endpointStub('POST /auth/v1/session', { body: 'required', answers: true }),
    refresh: endpointStub('PUT /auth/v1/session', { body: 'optional', answers: true }),
    validate: endpointStub('GET /auth/v1/session', { answers: true }),
    terminate: endpointStub('DELETE /auth/v1/session'),
    changeDivision: endpointStub('POST /auth/v1/session/change-division', {
      body: 'required',
      answers: true,
    }),
  },
  sessions: {
    list: endpointStub('GET /auth/v1/users/{user-id}/sessions', { answers: true }),
    end: endpointStub('DELETE /auth/v1/users/{user-id}/sessions/{session-id}'),
    endOthers: endpointStub('DELETE /auth/v1/users/{user-id}/sessions'),
  },
  passwords: {
    change: endpointStub('POST /auth/v1/changepass', { body: 'required' }),
    forgot: endpointStub('POST /auth/v1/forgotpass', { body: 'required' }),
    link: endpointStub('GET /auth/v1/resetpass/{secret-key}', { answers: true }),
    reset: endpointStub('POST /auth/v1/resetpass/{secret-key}', { body: 'required' }),
  },
  users: {
    create: endpointStub('POST /auth/v1/users', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    setUpTwoFactor: endpointStub('POST /auth/v1/users/secret2fa', { answers: true }),
    update: endpointStub('PUT /auth/v1/users/{user-id}', { body: 'required', answers: true }),
    profile: endpointStub('GET /auth/v1/users/{user-id}', { answers: true }),
    environment: endpointStub('GET /auth/v1/users/{user-id}/environment', { answers: true }),
    list: endpointStub('GET /api/v1/users?page&size&sort&search', { answers: true }),
    get: endpointStub('GET /api/v1/users/{id}', { answers: true }),
    changeStatus: endpointStub('PUT /api/v1/users/{id}/status', { body: 'required', answers: true }),
    permissions: endpointStub('GET /api/v1/users/{id}/permissions', { answers: true }),
    savePermissions: endpointStub('PUT /api/v1/users/{id}/permissions', { body: 'required', answers: true }),
    columnSettings: endpointStub('GET /api/v1/users/{id}/column-settings', { answers: true }),
    saveColumnSettings: endpointStub('PUT /api/v1/users/{id}/column-settings', {
      body: 'required',
      answers: true,
    }),
  },
  tokens: {
    get: endpointStub('GET /auth/v1/token?type', { answers: true, required: ['type'] }),
    issue: endpointStub('POST /auth/v1/token', { body: 'required', answers: true }),
    reissue: endpointStub('PUT /auth/v1/token', { body: 'required', answers: true }),
    end: endpointStub('DELETE /auth/v1/token?type', { required: ['type'] }),
  },
  businessProfiles: {
    get: endpointStub('GET /api/v1/business-profiles/{id}', { answers: true }),
    settings: endpointStub('GET /api/v1/business-profiles/{id}/settings', { answers: true }),
    saveSettings: endpointStub('PUT /api/v1/business-profiles/{id}/settings', {
      body: 'required',
      answers: true,
    }),
    columnSettings: endpointStub('GET /api/v1/business-profiles/{id}/column-settings', { answers: true }),
    saveColumnSettings: endpointStub('PUT /api/v1/business-profiles/{id}/column-settings', {
      body: 'required',
      answers: true,
    }),
    balances: endpointStub('GET /api/v1/business-profiles/{id}/balances', { answers: true }),
  },
  rates: {
    list: endpointStub('GET /api/v1/business-profiles/{id}/rates?for-today&page&size', { answers: true }),
    create: endpointStub('POST /api/v1/business-profiles/{id}/rates', { body: 'required', answers: true }),
    get: endpointStub('GET /api/v1/business-profiles/{id}/rates/{exchange-rate-id}?convert-amount', {
      answers: true,
    }),
    update: endpointStub('PUT /api/v1/business-profiles/{id}/rates/{exchange-rate-id}', {
      body: 'required',
      answers: true,
    }),
    remove: endpointStub('DELETE /api/v1/business-profiles/{id}/rates/{exchange-rate-id}'),
  },
  properties: {
    list: endpointStub('GET /api/v1/properties', { answers: true }),
    get: endpointStub('GET /api/v1/properties/{id}', { answers: true }),
    saveGuestPage: endpointStub('PUT /api/v1/properties/{id}/guest-page', {
      body: 'required',
      answers: true,
    }),
  },
  pspProfiles: {
    list: endpointStub('GET /api/v1/psp-profiles', { answers: true }),
    paymentMethodGroups: endpointStub(
      'GET /api/v1/psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order',
      { answers: true },
    ),
    savePaymentMethodGroups: endpointStub(
      'PUT /api/v1/psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order',
      { body: 'required', answers: true },
    ),
  },
  orders: {
    list: endpointStub('GET /api/v1/orders?page&size&sort&pinnedup&get_orders_rq', { answers: true }),
    counts: endpointStub('GET /api/v1/orders/filters/counts?get_orders_rq', { answers: true }),
    create: endpointStub('POST /api/v1/orders', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    get: endpointStub('GET /api/v1/orders/{id}', { answers: true }),
    edit: endpointStub('PUT /api/v1/orders/{id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    cancel: endpointStub('DELETE /api/v1/orders/{id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    act: endpointStub('POST /api/v1/orders/{id}/actions/{action-id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    notifySplit: endpointStub('POST /api/v1/orders/{id}/notifications/split', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    pin: endpointStub('PUT /api/v1/orders/{id}/pin', { answers: true }),
    unpin: endpointStub('PUT /api/v1/orders/{id}/unpin', { answers: true }),
  },
  orderCards: {
    list: endpointStub('GET /api/v1/orders/{id}/tenders', { answers: true }),
    save: endpointStub('POST /api/v1/orders/{id}/tenders', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    request: endpointStub('POST /api/v1/orders/{id}/card-request', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    cancel: endpointStub('DELETE /api/v1/orders/{id}/card-request/{tender-id}', {
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  orderPayments: {
    list: endpointStub('GET /api/v1/orders/{id}/payments?page&size&sort', { answers: true }),
    plan: endpointStub('POST /api/v1/orders/{id}/payment-plan', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    get: endpointStub('GET /api/v1/orders/{id}/payments/{payment-id}', { answers: true }),
  },
  payments: {
    list: endpointStub('GET /api/v1/payments?page&size&sort&get_payments_rq', { answers: true }),
    create: endpointStub('POST /api/v1/payments', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    get: endpointStub('GET /api/v1/payments/{id}', { answers: true }),
    filter: endpointStub('GET /api/v1/payments/filters/{field-name}', { answers: true }),
    counts: endpointStub('GET /api/v1/payments/filters/counts?get_payments_rq', { answers: true }),
    history: endpointStub('GET /api/v1/payments/{id}/history?verbose', { answers: true }),
    notify: endpointStub('POST /api/v1/payments/{id}/notifications', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    remind: endpointStub('POST /api/v1/payments/{id}/remind', { answers: true, idempotencyKey: 'required' }),
  },
  paymentActions: {
    act: endpointStub('POST /api/v1/payments/{id}/actions/{action-id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    clarify: endpointStub('POST /api/v1/payments/{id}/clarification', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    update: endpointStub('POST /api/v1/payments/{id}/update', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    externalState: endpointStub('GET /api/v1/payments/{id}/external-state', { answers: true }),
  },
  transactions: {
    list: endpointStub('GET /api/v1/payments/{id}/transactions', { answers: true }),
    create: endpointStub('POST /api/v1/payments/{id}/transactions', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    get: endpointStub('GET /api/v1/payments/{id}/transactions/{transaction-id}', { answers: true }),
    void: endpointStub('PUT /api/v1/payments/{id}/transactions/{transaction-id}', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  payTransactions: {
    create: endpointStub('POST /transactions/v1/pay-transactions', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    list: endpointStub('GET /transactions/v1/pay-transactions?page&size', { answers: true }),
    get: endpointStub('GET /transactions/v1/pay-transactions/{id}', { answers: true }),
    void: endpointStub('PUT /transactions/v1/pay-transactions/{id}/void', {
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  callbacks: {
    list: endpointStub('GET /api/v1/payments/{id}/callbacks', { answers: true }),
    retry: endpointStub('POST /api/v1/payments/{id}/pms_callback_retry?callback-type', {
      answers: true,
      required: ['callbackType'],
      idempotencyKey: 'required',
    }),
  },
  hotelSystems: {
    ifcgate: endpointStub('POST /api/v1/payments/ifcgate', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    suite8: endpointStub('GET /api/v1/payments/suite8', { answers: true }),
  },
  sequences: {
    next: endpointStub('GET /api/v1/sequences/{entity-name}', { answers: true }),
  },
  days: {
    get: endpointStub('GET /api/v1/days?day', { answers: true }),
    close: endpointStub('POST /api/v1/days/{day}/closes', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
  },
  movements: {
    list: endpointStub('GET /api/v1/movements?page&size&sort&get_movements_rq', { answers: true }),
  },
  today: {
    queue: endpointStub('GET /api/v1/today/queue', { answers: true }),
    arrivals: endpointStub('GET /api/v1/today/arrivals', { answers: true }),
    month: endpointStub('GET /api/v1/today/month', { answers: true }),
  },
  drafts: {
    list: endpointStub('GET /api/v1/drafts?kind&order-id', { answers: true }),
    create: endpointStub('POST /api/v1/drafts', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    get: endpointStub('GET /api/v1/drafts/{draft-id}', { answers: true }),
    save: endpointStub('PUT /api/v1/drafts/{draft-id}', { body: 'required', answers: true }),
    remove: endpointStub('DELETE /api/v1/drafts/{draft-id}'),
  },
  views: {
    list: endpointStub('GET /api/v1/views?list', { answers: true, required: ['list'] }),
    create: endpointStub('POST /api/v1/views', {
      body: 'required',
      answers: true,
      idempotencyKey: 'required',
    }),
    save: endpointStub('PUT /api/v1/views/{view-id}', { body: 'required', answers: true }),
    remove: endpointStub('DELETE /api/v1/views/{view-id}'),
  },
  imports: {
    upload: endpointStub('POST /api/v1/import/files/upload', { body: 'file', answers: true }),
    preview: endpointStub('GET /api/v1/import/files/{file-id}/preview/{template-id}', { answers: true }),
    row: endpointStub('GET /api/v1/import/files/{file-id}/row/{row-number}', { answers: true }),
    process: endpointStub('GET /api/v1/import/files/{file-id}/process/{template-id}?send-now', {
      answers: true,
      idempotencyKey: 'required',
    }),
    createTemplate: endpointStub('POST /api/v1/import/templates', {
      body: 'required',
      bodyName: 'template',
      answers: true,
    }),
    listTemplates: endpointStub('GET /api/v1/import/templates', { answers: true }),
    getTemplate: endpointStub('GET /api/v1/import/templates/{id}', { answers: true }),
    updateTemplate: endpointStub('PUT /api/v1/import/templates/{id}', {
      body: 'required',
      bodyName: 'template',
      answers: true,
    }),
  },
  links: {
    paymentPage: endpointStub(
      'GET /public/v1/link/{payment-id}/payment-page-link?customer_name&customer_email&payment_method',
      { answers: true },
    ),
    qrcode: endpointStub('GET /public/v1/link/{payment-id}/qrcode', { answers: 'image/svg+xml' }),
  },
  orderLinks: {
    qrcode: endpointStub('GET /public/v1/link/orders/{order-id}/qrcode', { answers: 'image/svg+xml' }),
    cardPage: endpointStub('GET /public/v1/link/{order-id}/card-tokenize-link', { answers: true }),
  },
  userNotifications: {
    list: endpointStub('GET /api/v1/user-notifications?page&size&notification-type&read', { answers: true }),
    readAll: endpointStub('PUT /api/v1/user-notifications/read-all?notification-type', { answers: true }),
    unreadAll: endpointStub('PUT /api/v1/user-notifications/unread-all?notification-type', { answers: true }),
    showAll: endpointStub('PUT /api/v1/user-notifications/show-all?notification-type', { answers: true }),
    read: endpointStub('PUT /api/v1/user-notifications/{notification-id}/read', { answers: true }),
    unread: endpointStub('PUT /api/v1/user-notifications/{notification-id}/unread', { answers: true }),
    notifyAll: endpointStub(
      'POST /api/v1/user-notifications/notify-all/{notification-type}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyAllIn: endpointStub(
      'POST /api/v1/user-notifications/notify-all/{notification-type}/{locale}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyCompany: endpointStub(
      'POST /api/v1/user-notifications/notify-company/{company-id}/{notification-type}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyCompanyIn: endpointStub(
      'POST /api/v1/user-notifications/notify-company/{company-id}/{notification-type}/{locale}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
    notifyUser: endpointStub(
      'POST /api/v1/user-notifications/notify-user/{user-id}/{notification-type}?important&event-id',
      { body: 'text', answers: true, needs: 'adminKey' },
    ),
  },
  auditEvents: {
    list: endpointStub('GET /api/v1/audit-events?page&size&person-id&act&subject&subject-id&from&to', {
      answers: true,
    }),
    export: endpointStub('GET /api/v1/audit-events/export?person-id&act&subject&subject-id&from&to', {
      answers: 'text/csv',
    }),
  },
  exports: {
    start: endpointStub('POST /api/v1/exports', { body: 'required' }),
  },
  templates: {
    list: endpointStub('GET /api/v1/templates', { answers: true }),
    editor: endpointStub('GET /api/v1/templates/{id}/editor', { answers: true }),
    save: endpointStub('POST /api/v1/templates/{id}/editor', { body: 'required', answers: true }),
    render: endpointStub(
      'GET /api/v1/templates/{id}/{language}/render?hide-custom-blocks&render-type&entity-id',
      { answers: true },
    ),
    renderBlock: endpointStub('GET /api/v1/templates/{id}/block/{block-key}/{language}/render', {
      answers: true,
    }),
    send: endpointStub('POST /api/v1/templates/{id}/{language}/send?email&with-qrcode&entity-id', {
      answers: true,
      required: ['email'],
      idempotencyKey: 'required',
    }),
  },
  dictionaries: {
    currencies: endpointStub('GET /backoffice/v0.1/dictionaries/currencies', {
      answers: true,
      needs: 'apiKey',
    }),
    createCurrency: endpointStub('POST /backoffice/v0.1/dictionaries/currencies', {
      body: 'required',
      bodyName: 'currency',
      answers: true,
      needs: 'adminKey',
    }),
    currency: endpointStub('GET /backoffice/v0.1/dictionaries/currencies/{currency-id}', {
      answers: true,
      needs: 'apiKey',
    }),
    updateCurrency: endpointStub('PUT /backoffice/v0.1/dictionaries/currencies/{currency-id}', {
      body: 'required',
      bodyName: 'currency',
      answers: true,
      needs: 'adminKey',
    }),
    languages: endpointStub('GET /backoffice/v0.1/dictionaries/languages', {
      answers: true,
      needs: 'apiKey',
    }),
    createLanguage: endpointStub('POST /backoffice/v0.1/dictionaries/languages', {
      body: 'required',
      bodyName: 'language',
      answers: true,
      needs: 'adminKey',
    }),
    updateLanguage: endpointStub('PUT /backoffice/v0.1/dictionaries/languages/{language-id}', {
      body: 'required',
      bodyName: 'language',
      answers: true,
      needs: 'adminKey',
    }),
    paymentMethods: endpointStub('GET /backoffice/v0.1/dictionaries/payment-methods', {
      answers: true,
      needs: 'apiKey',
    }),
    paymentMethod: endpointStub('GET /backoffice/v0.1/dictionaries/payment-methods/{payment-method-name}', {
      answers: true,
      needs: 'apiKey',
    }),
    updatePaymentMethod: endpointStub(
      'PUT /backoffice/v0.1/dictionaries/payment-methods/{payment-method-name}',
      { body: 'required', bodyName: 'payment method', answers: true, needs: 'adminKey' },
    ),
    paymentMethodGroups: endpointStub('GET /backoffice/v0.1/dictionaries/payment-method-groups', {
      answers: true,
      needs: 'apiKey',
    }),
    paymentMethodGroup: endpointStub(
      'GET /backoffice/v0.1/dictionaries/payment-method-groups/{payment-method-group-name}',
      { answers: true, needs: 'apiKey' },
    ),
    updatePaymentMethodGroup: endpointStub(
      'PUT /backoffice/v0.1/dictionaries/payment-method-groups/{payment-method-group-name}',
      { body: 'required', bodyName: 'payment method group', answers: true, needs: 'adminKey' },
    ),
    permissions: endpointStub('GET /backoffice/v0.1/dictionaries/permissions?company_id&role_id&user_id', {
      answers: true,
      needs: 'apiKey',
    }),
  },
  companies: {
    list: endpointStub('GET /backoffice/v0.1/companies', { answers: true, needs: 'adminKey' }),
    update: endpointStub('PUT /backoffice/v0.1/companies/{company-id}', {
      body: 'required',
      bodyName: 'company',
      answers: true,
      needs: 'adminKey',
    }),
  },
  resources: {
    upload: endpointStub('POST /resources/upload', { body: 'file', answers: true }),
  },
  guests: {
    list: endpointStub('GET /api/v1/guests?search', { answers: true }),
    get: endpointStub('GET /api/v1/guests/{id}', { answers: true }),
    export: endpointStub('GET /api/v1/guests/{id}/export', { answers: 'application/octet-stream' }),
    exportPage: endpointStub('GET /api/v1/guests/{id}/export-page?language', { answers: 'text/html' }),
    erase: endpointStub('POST /api/v1/guests/{id}/erase', { answers: true }),
  },
};

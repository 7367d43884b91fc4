import { describe, expect, test } from 'vitest';
import { getEntries } from '../core/contract.ts';
import { contract } from './index.ts';

const routes = new Set(getEntries(contract).map(({ endpoint }) => endpoint.route));

/** Lines of calls with their methods before and their query behind the path: `GET PUT /users/{id}?name`. */
function has(base: string, lines: string): void {
  const named = lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(' ');
      return words.slice(0, -1).map((method) => `${method} ${base}${words.at(-1)}`);
    });
  expect(named.filter((route) => !routes.has(route))).toEqual([]);
}

/** The calls that the specification names. */
describe('the contract has the calls', () => {
  // Specification 7.1, 7.8-7.15
  test('of the sign-in', () => {
    has(
      '/auth/v1',
      `POST /changepass
       GET POST /resetpass/{secret-key}
       POST /forgotpass
       POST PUT GET DELETE /session
       POST /session/change-division`,
    );
  });

  // Specification 7.16-7.20
  test('of people and tokens', () => {
    has(
      '/auth/v1',
      `POST /users
       POST /users/secret2fa
       PUT GET /users/{user-id}
       GET /users/{user-id}/environment
       POST PUT /token
       GET /token?type`,
    );
  });

  // Specification 7.1, 7.21-7.29
  test('of a company', () => {
    has(
      '/api/v1',
      `GET PUT /business-profiles/{id}/settings
       GET PUT /business-profiles/{id}/column-settings
       GET /business-profiles/{id}
       GET /business-profiles/{id}/balances
       GET /business-profiles/{id}/rates?for-today&page&size
       POST /business-profiles/{id}/rates
       PUT DELETE /business-profiles/{id}/rates/{exchange-rate-id}
       GET /business-profiles/{id}/rates/{exchange-rate-id}?convert-amount
       GET /properties
       GET /properties/{id}
       GET /psp-profiles
       GET PUT /psp-profiles/payment-method-groups?currency&business-object-id&customer-country&sort-order`,
    );
  });

  // Specification 7.30-7.35
  test('of an import', () => {
    has(
      '/api/v1/import',
      `POST /files/upload
       GET /files/{file-id}/preview/{template-id}
       GET /files/{file-id}/row/{row-number}
       GET /files/{file-id}/process/{template-id}?send-now
       POST GET /templates
       GET PUT /templates/{id}`,
    );
  });

  // Specification 7.36-7.46
  test('of orders', () => {
    has(
      '/api/v1',
      `POST /orders
       GET /orders?page&size&sort&pinnedup&get_orders_rq
       GET PUT DELETE /orders/{id}
       PUT /orders/{id}/pin
       PUT /orders/{id}/unpin
       GET /orders/{id}/payments?page&size&sort
       GET /orders/{id}/payments/{payment-id}
       POST /orders/{id}/actions/{action-id}
       POST /orders/{id}/notifications/split
       GET POST /orders/{id}/tenders
       POST /orders/{id}/card-request
       DELETE /orders/{id}/card-request/{tender-id}`,
    );
  });

  // Specification 7.47-7.62
  test('of payments', () => {
    has(
      '/api/v1',
      `POST /payments
       GET /payments?page&size&sort&get_payments_rq
       GET /payments/{id}
       POST /payments/{id}/notifications
       GET /payments/{id}/callbacks
       GET /payments/{id}/history?verbose
       POST /payments/{id}/clarification
       POST /payments/{id}/actions/{action-id}
       POST /payments/{id}/pms_callback_retry?callback-type
       GET POST /payments/{id}/transactions
       GET PUT /payments/{id}/transactions/{transaction-id}
       POST /payments/ifcgate
       GET /payments/suite8
       GET /payments/{id}/external-state
       GET /payments/filters/{field-name}
       POST /payments/{id}/update
       GET /sequences/{entity-name}`,
    );
  });

  // Specification 7.63-7.71
  test('of templates and users', () => {
    has(
      '/api/v1',
      `GET /templates
       GET POST /templates/{id}/editor
       GET /templates/{id}/{language}/render?hide-custom-blocks&render-type&entity-id
       GET /templates/{id}/block/{block-key}/{language}/render
       POST /templates/{id}/{language}/send?email&with-qrcode&entity-id
       GET /users/{id}
       PUT /users/{id}/status
       GET PUT /users/{id}/column-settings
       GET PUT /users/{id}/permissions`,
    );
    expect([...routes].some((route) => route.startsWith('GET /api/v1/users?'))).toBe(true);
  });

  // Specification 7.1, 7.72-7.75
  test('of the public addresses', () => {
    has(
      '/public/v1/link',
      `GET /{order-id}/card-tokenize-link
       GET /orders/{order-id}/qrcode
       GET /{payment-id}/qrcode
       GET /{payment-id}/payment-page-link?customer_name&customer_email&payment_method`,
    );
  });

  // Specification 7.76-7.82
  test('of notifications', () => {
    has(
      '/api/v1/user-notifications',
      `GET ?page&size&notification-type&read
       PUT /read-all?notification-type
       PUT /unread-all?notification-type
       PUT /show-all?notification-type
       PUT /{notification-id}/read
       PUT /{notification-id}/unread
       POST /notify-all/{notification-type}?important&event-id
       POST /notify-all/{notification-type}/{locale}?important&event-id
       POST /notify-company/{company-id}/{notification-type}?important&event-id
       POST /notify-company/{company-id}/{notification-type}/{locale}?important&event-id
       POST /notify-user/{user-id}/{notification-type}?important&event-id`,
    );
  });

  // Specification 7.1, 7.83-7.87
  test('of the dictionaries', () => {
    has(
      '/backoffice/v0.1/dictionaries',
      `GET POST /currencies
       GET PUT /currencies/{currency-id}
       GET POST /languages
       PUT /languages/{language-id}
       GET /payment-methods
       GET PUT /payment-methods/{payment-method-name}
       GET /payment-method-groups
       GET PUT /payment-method-groups/{payment-method-group-name}
       GET /permissions?company_id&role_id&user_id`,
    );
  });

  // Specification 7.1, 7.88
  test('of uploads and of pay transactions', () => {
    has('/resources', 'POST /upload');
    has(
      '/transactions/v1',
      `POST /pay-transactions
       GET /pay-transactions?page&size
       GET /pay-transactions/{id}
       PUT /pay-transactions/{id}/void`,
    );
  });
});

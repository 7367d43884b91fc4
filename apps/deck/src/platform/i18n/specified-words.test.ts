import { describe, expect, it } from 'vitest';
import { app } from './en/app.ts';
import { home } from './en/home.ts';
import { messages } from './en/messages.ts';
import { orders } from './en/orders.ts';

/** The English words that the specification gives literally. */
describe('the specification words', () => {
  // Specification 2.34, 2.36
  it('the labels of the menu', () => {
    expect(app.menu).toMatchObject({
      home: 'Home',
      orders: 'Orders',
      payments: 'Payments',
      allPayments: 'All operations',
      paymentLinks: 'Payment links',
      vpos: 'vPOS',
      viaCms: 'Via CMS',
      settings: 'Company settings',
      company: 'Company',
      properties: 'Properties',
      users: 'Users',
      customers: 'Customers',
      integration: 'Integration',
      analytics: 'Analytics',
      profile: 'Profile',
      logOut: 'Log out',
    });
  });

  // Specification 2.55
  it('the steps of a new order', () => {
    expect(Object.values(orders.create.steps)).toEqual([
      'Fill Data',
      'Check Data',
      'Completed',
      'Make a payment',
    ]);
  });

  // Specification 2.48
  it('the quick actions of the main page', () => {
    expect(home.quick).toMatchObject({
      newOrder: 'New order',
      fastPayment: 'Fast payment',
      uploadFile: 'Upload file',
    });
  });

  // Specification 4.1, 4.3
  it('the states that are shown by other words', () => {
    expect(app.orderState).toMatchObject({ NEW: 'Not paid', REVOKED: 'Canceled' });
  });

  // Specification 4.14-4.18
  it('what the states of an order mean', () => {
    const { AUTHORIZED, PARTIALLY, NEW, PARTIALLY_PAID, AWAITING, PAID, REVOKED } = app.orderStateHint;
    expect([AUTHORIZED, PARTIALLY, NEW]).toEqual([
      'There is a pre-authorisation for the full amount.',
      'An active pre-authorisation exists.',
      'There are no active payments.',
    ]);
    expect(PARTIALLY_PAID).toMatch(
      /active and completed payments and authorisations .* below the order amount/i,
    );
    expect([AWAITING, PAID, REVOKED]).toEqual([
      expect.stringMatching(/^An active link/),
      'The order is fully paid.',
      'The order was canceled.',
    ]);
  });

  // Specification 2.9, 5.25, 6.13, 6.14, 8.16, 8.17, 8.19, 8.20
  it('what is refused', () => {
    expect(app.forbidden.title).toBe('You are not authorized');
    expect(messages.settingsReadOnly).toBe("You don't have access to edit settings");
    expect(app.errors.code).toMatchObject({
      ORDER_ALREADY_EXISTS: 'Orders with such ID have already been created before',
      CARD_ALREADY_TOKENIZED: 'The card was added earlier!',
      INVALID_2FA_CODE: 'Invalid verification code!',
      USER_NOT_FOUND: 'Invalid login',
    });
  });
});

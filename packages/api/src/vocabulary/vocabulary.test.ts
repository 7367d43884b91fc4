import { lifetimeMinimums } from '@deck/values';
import { describe, expect, it } from 'vitest';
import * as vocabulary from './index.ts';

const list = (text: string) => text.trim().split(/,\s*/);

type Row = readonly [section: string, ours: readonly string[], members: readonly string[]];

/** The lists from the product's specification, member by member, with their sections. */
const specified: readonly Row[] = [
  [
    '4, order states',
    vocabulary.orderStates,
    list(`NEW, CREATED, LINK_SENT, SCHEDULED, SCHEDULED_SEND, SCHEDULED_CHARGE, AWAITING, AWAITING_CLARIFICATION,
        PROCESSING, NOT_PAID, PARTIALLY_PAID, PAID, FINALIZED, AUTHORIZED, CHARGED, PARTIALLY_CAPTURED, CAPTURED,
        PROCESSED, PARTIALLY, PARTIALLY_REFUNDED, REFUNDED, EXPIRED, REVOKED, REVOKE_REQUESTED, REVERSED, VOIDED,
        DECLINED, ERROR`),
  ],
  [
    '4, payment statuses',
    vocabulary.paymentStatuses,
    list(`REGISTERED, IN_PROGRESS, COMPLETED, PROCESSED, FAILED, EXPIRED, RATE_EXPIRE, CANCELED, PAID, REQUESTED,
        DECLINED, NEW, CREATED, LINK_CREATED, LINK_SENT, SCHEDULED_SEND, SCHEDULED_CHARGE, SCHEDULED, PROCESSING,
        WAITING, PARTIALLY_PAID, REVOKED, REVOKE_REQUESTED, ACKNOWLEDGED, FINALIZED, VOID, ERROR, CHARGED,
        PARTIALLY_REFUNDED, REFUNDED, REVERSED, PARTIALLY_CAPTURED, CAPTURED, RETRYING, AWAITING,
        AWAITING_CLARIFICATION, AWAITING_CONFIRMATION, CONFIRMED, AUTHORIZED, VOIDED, TOKENIZED, DUPLICATE`),
  ],
  [
    '4, card request status',
    vocabulary.cardRequestStatuses,
    list('NEW, REQUESTED, TOKENIZED, EXPIRED, REVOKED, DUPLICATE, ERROR, REVOKE_REQUESTED'),
  ],
  ['4, order actions: cancel reasons', vocabulary.cancelReasons, list('CANCELED, OTHER')],
  ['4, user states', vocabulary.userStatuses, list('ENABLED, DISABLED')],
  ['3, tags', vocabulary.tags, list('SPLIT, IFC, API, PL, CARD, DECK, CRS')],
  [
    '3, agent tags',
    vocabulary.agentTags,
    list('SUITE8, API_USER, EXTERNAL, UI_USER, SPLIT_PAYMENT, PERMANENT_LINK, CRS, IMPORT'),
  ],
  [
    '3, position types',
    vocabulary.positionTypes,
    list('accommodation, flight, yacht, car, other').map(asCode),
  ],
  [
    '3, payment types',
    vocabulary.paymentTypes,
    list('PAYMENT_LINK, PAYMENT_CARD, PAYMENT_VERIFY, PAYMENT_VPOS, wire transfer').map(asCode),
  ],
  ['3 and 9, schemes', vocabulary.schemes, list('CHARGE, AUTH')],
  [
    '3, saved card types',
    vocabulary.cardTypes,
    list('amex, maestro, mastercard, mir, visa, visa electron, unknown'),
  ],
  [
    '3, IFC delivery status',
    vocabulary.deliveryStatuses,
    list('delivered, not delivered, processing').map(asCode),
  ],
  ['3, PSP features', vocabulary.pspFeatures, list('vPOS, link, 3DS, non-3DS, DMS').map(asCode)],
  ['3, token types', vocabulary.tokenTypes, list('DECK, PUBLIC, PMS, TELEGRAM')],
  ['3, template types', vocabulary.templateTypes, list('DRAFT, CUSTOM')],
  ['3 and 9, import currencies', vocabulary.importCurrencies, list('RUB, EUR, USD')],
  ['3 and 9, property types', vocabulary.propertyTypes, list('HOTEL, AIRCRAFT, OTHER')],
  ['3 and 9, pay rate periods', vocabulary.ratePeriods, list('PER_NIGHT, PER_DAY, PER_HOUR')],
  ['1, interface languages', vocabulary.interfaceLanguages, list('en, ru, el')],
  ['1, customer languages', vocabulary.customerLanguages, list('en, ru, el, lt, lv')],
  [
    '2, feature keys; SETTINGS_VIEW stands with the assignable rights',
    vocabulary.featureKeys,
    list(`MAIN_PAGE_VIEW, ORDERS_LIST_VIEW, ORDER_INSTANCE_CREATE, ORDER_INSTANCE_EDIT, ORDER_PERMANENT_LINK,
        ORDER_SPLIT_PAYMENTS, ORDER_INSTANCE_VIEW, PAYMENT_INSTANCE_VIEW, ALL_PAYMENTS_LIST_VIEW,
        BUSINESS_OBJECTS_LIST_VIEW, BUSINESS_OBJECT_INSTANCE_VIEW, USERS_LIST_VIEW, USERS_INSTANCE_VIEW`),
  ],
  [
    '6, assignable permissions',
    vocabulary.assignableRights,
    list(`PAYMENT_VOID, PAYMENT_CAPTURE, PAYMENT_REVOKE, PAYMENT_REFUND, SETTINGS_VIEW, SETTINGS_EDIT,
        SETTINGS_INTEGRATION, SETTINGS_INTEGRATION_RE_ISSUE`),
  ],
  [
    '2, business types of the wizard',
    vocabulary.positionRights,
    list('accommodation, flight, yacht, car, other').map((type) => `ORDER_POSITIONS_${asCode(type)}`),
  ],
  [
    '8, codes',
    vocabulary.catalogueCodes,
    list(`PAYMENTS_AMOUNT_EXCEEDS_ORDER, INVALID_VALUE, NO_SUITABLE_PSP_PROFILE_FOUND, CARD_EXPIRED,
        ORDER_ALREADY_EXISTS, CARD_ALREADY_TOKENIZED, CARD_ALREADY_REQUESTED, INVALID_2FA_CODE, USER_NOT_FOUND,
        LONG_WAITING, TERMINAL_OPENED`),
  ],
  [
    '9, Telegram variants',
    vocabulary.telegramNotifications,
    list(`CAPTURE_REMINDER, PASSWORD_CHANGED, DECLINED, ERROR, EXPIRED, SUCCESS, TENDER_CREATED, REFUNDED`),
  ],
];

/** Lists of the specification that we extended. */
const extended: readonly Row[] = [
  [
    '4, payment timeline events',
    vocabulary.timelineEvents,
    list(`created, link send scheduled, link sent, link created, link sent to phone, delivered, message opened,
        pre-payment page opened, payment page opened, scheduled, authorized, charged, order paid, paid, partially paid,
        partially captured, declined, revoked, voided, expired, refunded, error, wire invoice created, processed,
        invoice sent, invoice delivered, invoice opened, invoice downloaded`).map(asCode),
  ],
  [
    '9, notification event types',
    vocabulary.notificationTypes,
    list(`CAPTURE_REMINDER, PASSWORD_CHANGED, DECLINED, ERROR, EXPIRED, SUCCESS, REFUNDED, CAPTURED, TENDER_CREATED,
      CANCELLATION, LINK_EXPIRING_24_HOURS, SCHEDULED_CHARGE_NEAR, ORDER_CANCELED, FINALIZED`),
  ],
  [
    '9, customer letters: cancellation, expired, failed, 24-hour reminder, order cancellation, paid, refund, reject, scheduled charge, tender created, order finalized',
    vocabulary.customerEmails,
    list(`PAYMENT_CANCELED, PAYMENT_EXPIRED, PAYMENT_FAILED, LINK_REMINDER, ORDER_CANCELED, PAYMENT_PAID,
      PAYMENT_REFUNDED, PAYMENT_REJECTED, SCHEDULED_CHARGE, TENDER_CREATED, ORDER_FINALIZED`),
  ],
  [
    '3, tags of a template: company data, payment amount, order number, expiry, property, customer name',
    vocabulary.templateTags,
    list('company_name, payment_amount, order_number, payment_expiry, property_name, customer_name'),
  ],
  ['4, order actions', vocabulary.orderActions, list('finalize, unfinalize, reinstate')],
  ['4, payment actions', vocabulary.paymentActions, list('capture, refund, void, revoke')],
  ['6, the one role that is named', vocabulary.roles, list('OWNER')],
];

function asCode(words: string): string {
  return words.replace(/[\s-]+/g, '_').toUpperCase();
}

describe('the vocabulary', () => {
  // Specification 1.1, 1.2, 1.27, 1.28, 3.4, 3.8, 3.9, 3.19, 3.22, 3.34, 3.50, 3.59, 3.62, 4.1-4.6, 4.9, 4.43, 9.11-9.14, 9.17
  it.each(specified)('matches the list of section %s exactly', (_, ours, members) => {
    expect([...ours].sort()).toEqual([...members].sort());
  });

  // Specification 1.23, 3.64, 4.38-4.41, 9.15, 9.16, 9.18, 9.19
  it.each(extended)('matches the list of section %s, with a few additions', (_, ours, members) => {
    expect(ours).toEqual(expect.arrayContaining([...members]));
  });

  it('has no duplicates', () => {
    const lists = Object.entries<unknown>(vocabulary).filter(([, value]) => Array.isArray(value));
    expect(lists.length).toBeGreaterThan(30);
    for (const [name, members] of lists)
      expect([name, new Set(members as unknown[]).size]).toEqual([name, (members as unknown[]).length]);
  });

  // Specification 9.2
  it('counts lifetimes in the three units of section 9', () => {
    expect(Object.keys(lifetimeMinimums)).toEqual(['days', 'hours', 'minutes']);
  });
});

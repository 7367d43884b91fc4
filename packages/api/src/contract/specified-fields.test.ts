import { describe, expect, test } from 'vitest';
import { TableColumns } from './column-settings.ts';
import { BusinessProfile, Property } from './company.ts';
import { ImportTemplate } from './import-template.ts';
import { Customer } from './order-draft.ts';
import { Order } from './orders.ts';
import { Payment } from './payment.ts';
import { Environment, Profile, User } from './people.ts';
import { Position } from './positions.ts';
import { PspProfile } from './psp-profiles.ts';
import { ExchangeRate } from './rates.ts';
import { GeneralSettings, NotificationSettings } from './settings.ts';
import { MessageTemplate, TemplateEditor } from './templates.ts';
import { Tender } from './tenders.ts';
import { IntegrationToken, IssuedToken } from './tokens.ts';
import { Transaction } from './transactions.ts';
import { UserNotification } from './user-notifications.ts';

interface Schema {
  readonly shape: object;
}

/** Every field that the specification names, in the words of the code. */
const has = ({ shape }: Schema, names: string) =>
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(names.split(' ')));

const ofType = (type: string): Schema => {
  const found = Position.def.options.find(({ shape }) => shape.type.def.values.some((one) => one === type));
  if (!found) throw new Error(`no position ${type}`);
  return found;
};

describe('the fields of an order', () => {
  // Specification 3.2-3.7
  test('are those of the specification', () => {
    has(
      Order,
      'externalId currency totalAmount paidAmount paymentCount paymentPolicy appliedRate lengthOfStay',
    );
    has(
      Order,
      'internalNote messageToCustomer state progressStatus agent createdAt modifiedAt positions customer',
    );
    has(Order, 'propertyName reservationId tags');
  });

  // Specification 3.11-3.15
  test('include those of each type of position', () => {
    for (const { shape } of Position.def.options) has({ shape }, 'type name amount');
    has(ofType('ACCOMMODATION'), 'checkIn checkOut guests propertyId');
    has(ofType('FLIGHT'), 'aircraft departurePoint destination departureDate returnDate passengers');
    has(ofType('CAR'), 'pickUpDate pickUpTime pickUpLocation dropOffDate dropOffTime dropOffLocation model');
    has(ofType('YACHT'), 'startDate endDate');
  });

  // Specification 3.16
  test('include those of its customer', () => {
    has(Customer, 'firstName lastName phone email language country companyName');
  });
});

describe('the fields of a payment', () => {
  // Specification 3.17, 3.18, 3.23-3.27
  test('are those of the specification', () => {
    has(
      Payment,
      'id transactionId orderId currency amount acquisitionAmount inputAmount inputCurrency type method',
    );
    has(
      Payment,
      'scheme lifetime expiresAt sendAt executeAt description customerNote reference invoiceNumber',
    );
    has(
      Payment,
      'billingAddress billingCity billingCountry billingPostalCode avsPostalCode avsStreet createdBy',
    );
    has(Payment, 'status reason refundDescription captureDescription');
  });

  // Specification 3.28-3.32
  test('include those of its transactions', () => {
    has(Transaction, 'id type amount initialAmount convertedAmount status reason refundDescription');
    has(
      Transaction,
      'captureDescription reversalDescription card processedAt pspOperationId providerPaymentId',
    );
    has(Transaction, 'providerAuthCode rrn paymentType ifcDeliveryStatus');
  });

  // Specification 3.36, 3.37
  test('include those of a saved card', () => {
    has(Tender, 'id type name cardHolder expirationMonth expirationYear state content customerEmail');
  });
});

describe('the fields of a company', () => {
  // Specification 3.39-3.41, 3.43, 3.44, 3.46-3.48
  test('are those of the specification', () => {
    has(GeneralSettings, 'name email legalAddress website phone fieldOfActivity features notes');
    has(GeneralSettings, 'defaultCustomerLanguage defaultCustomerCountry currency defaultPaymentMethod');
    has(
      GeneralSettings,
      'applyExchangeRateByDefault generateOrderId showOrderDetails orderPrefix paymentLifetime',
    );
    has(GeneralSettings, 'termsUrl privacyUrl taxpayerId logoUrl authorizationMethod captureReminderTime');
    has(GeneralSettings, 'bankName iban bic');
    has(BusinessProfile, 'templateLanguages');
  });

  // Specification 3.45
  test('include those of its notifications', () => {
    has(NotificationSettings, 'employee customer telegram duplicateAddresses');
  });

  // Specification 3.51-3.53
  test('include those of its properties', () => {
    has(
      Property,
      'name type phone email customerServicePhone customerServiceEmail address timezone payRatePeriod',
    );
    has(
      Property,
      'withdrawalMethod orderPrefix defaultPaymentLifetime notifyCustomer termsUrl photoUrl website',
    );
  });

  // Specification 3.57
  test('include those of its rates and of its PSP profiles', () => {
    has(ExchangeRate, 'currency startDate endDate rate');
    has(PspProfile, 'id type projectId features currencies paymentMethod');
  });

  // Specification 3.58, 3.60
  test('include those of its import templates', () => {
    has(
      ImportTemplate,
      'name columns lineNumberingStart currency language positionType positionName customValues',
    );
    has(ImportTemplate, 'sendLinks');
  });

  // Specification 3.61, 3.63
  test('include those of its tokens and letters', () => {
    has(IssuedToken, 'type value refreshToken');
    has(IntegrationToken, 'type');
    has(MessageTemplate, 'templateId types languages');
    has(TemplateEditor, 'blocks tags');
  });
});

describe('the fields of a person', () => {
  // Specification 3.54-3.56
  test('are those of the specification', () => {
    has(User, 'fullName firstName lastName position role email phone login enabled locked locale timezone');
    has(User, 'lastSeenAt permissions properties');
  });

  // Specification 3.65-3.68
  test('include those of the profile and of the environment', () => {
    has(Profile, 'id login email position timezone firstName lastName phone avatarUrl locale');
    has(Environment.shape.context, 'userId businessProfileId role');
    has(
      Environment,
      'languages acceptedCurrencies properties defaultCustomerLanguage defaultPaymentLifetime',
    );
    has(
      Environment,
      'generateOrderId defaultCurrency defaultCustomerCountry defaultPaymentMethod transactionType',
    );
    has(Environment, 'applyCompanyExchangeRateByDefault');
  });

  // Specification 3.71, 3.74
  test('include those of a notification and of hidden columns', () => {
    has(UserNotification, 'id type read shown important eventId locale');
    has(TableColumns, 'tableId hiddenColumns');
  });
});

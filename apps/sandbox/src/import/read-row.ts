import { Email, ExternalId, LatinName, Phone } from '@deck/api/contract/formats';
import type { OrderDraft } from '@deck/api/contract/orders';
import { type CustomerLanguage, customerLanguages } from '@deck/api/vocabulary';
import { daysBetween, isCountry, isMarkOf, toLatin } from '@deck/values';
import * as z from 'zod/mini';
import { sees } from '../scope.ts';
import { type Plan, type PlannedProperty, propertyCalled } from './plan.ts';
import { isFormula, type Read, readAmountCell } from './read-cell.ts';
import { readPosition } from './read-position.ts';
import { format, getFields, line, longText, type Problem, type RowFields } from './row-fields.ts';
import { splitName } from './split-name.ts';

export interface GoodRow {
  readonly draft: OrderDraft;
  readonly property: PlannedProperty;
}

/** Reads a row: the order it becomes, or all its problems. Duplicate IDs are checked elsewhere. */
export function readRow(plan: Plan, cells: readonly string[]): GoodRow | { readonly problems: Problem[] } {
  const problems: Problem[] = [];
  if (cells.length < plan.needed) return { problems: [{ field: null, reason: 'TOO_FEW_COLUMNS' }] };
  if (cells.length > plan.width && cells.slice(plan.width).some((cell) => cell.trim() !== ''))
    return { problems: [{ field: null, reason: 'TOO_MANY_COLUMNS' }] };

  const fields = getFields(plan, cells, problems);
  const { required, optional } = fields;
  const { currency } = plan.draft;
  const property = readProperty(plan, fields);
  const readId = format(ExternalId, 'EXTERNAL_ID');
  const externalId = plan.generatesIds
    ? optional('externalId', readId, undefined)
    : required('externalId', readId);
  // A template makes orders of one currency: another's amounts are never taken for it.
  optional('currency', readCurrencyCell(currency), undefined);
  const amount = required('amount', (text) => readAmountCell(text, currency, plan.draft.decimalSign));
  const customer = {
    ...readNames(plan, fields),
    email: optional('email', format(Email, 'EMAIL'), ''),
    phone: optional('phone', readPhoneCell, ''),
    language: optional('language', readLanguageCell, plan.defaultLanguage),
    country: optional('country', readCountryCell, ''),
    companyName: optional('companyName', line, ''),
  };
  const reservationId = optional('reservationId', line, '');
  const internalNote = optional('internalNote', longText, '');
  const messageToCustomer = optional('messageToCustomer', longText, '');
  const name = optional('description', line, plan.draft.positionName);
  const position = readPosition(plan, fields, { name, amount, propertyId: property?.id });
  if (problems.length > 0 || !property || !position) return { problems };

  const draft: Unchecked = {
    ...(externalId === undefined ? {} : { externalId }),
    currency,
    propertyId: property.id,
    paymentPolicy: 'PREPAYMENT_100',
    appliedRate: null,
    lengthOfStay: position.type === 'ACCOMMODATION' ? daysBetween(position.checkIn, position.checkOut) : null,
    reservationId,
    internalNote,
    messageToCustomer,
    positions: [position],
    customer,
  };
  // Without problems, every part has a value.
  return { draft: draft as OrderDraft, property };
}

type Maybe<T> = { [K in keyof T]: T[K] | undefined };
type Unchecked = Omit<Maybe<OrderDraft>, 'customer'> & { readonly customer: Maybe<OrderDraft['customer']> };

/** The guest's names, from two fields or from one. */
function readNames({ draft: { latinNames } }: Plan, { text, required, note }: RowFields) {
  const readName = (name: string) => format(LatinName, 'LATIN_NAME')(latinNames ? toLatin(name) : name);
  const whole = text('fullName');
  if (whole === '')
    return { firstName: required('firstName', readName), lastName: required('lastName', readName) };
  const names = splitName(whole);
  if (!names) note('fullName', 'FULL_NAME');
  const [firstName, lastName] = (names ?? []).map(readName);
  const wrong = [firstName, lastName].find((read) => read && 'reason' in read);
  if (wrong && 'reason' in wrong) note('fullName', wrong.reason);
  return {
    firstName: firstName && 'value' in firstName ? firstName.value : undefined,
    lastName: lastName && 'value' in lastName ? lastName.value : undefined,
  };
}

function readProperty(plan: Plan, { text, note }: RowFields): PlannedProperty | undefined {
  const named = text('property');
  const property = named === '' ? plan.fixedProperty : propertyCalled(plan, named);
  if (!property)
    note('property', named === '' ? 'REQUIRED' : isFormula(named) ? 'FORMULA' : 'PROPERTY_UNKNOWN');
  else if (!sees(plan.scope, property.id)) note('property', 'PROPERTY_NOT_ASSIGNED');
  else if (!property.sells.includes(plan.draft.positionType)) note('property', 'PROPERTY_NOT_SELLING');
  return property;
}

/** A phone starts with a plus, so it is not a formula. */
function readPhoneCell(text: string): Read<string> {
  if (/^[=@]/.test(text)) return { reason: 'FORMULA' };
  return z.safeParse(Phone, text).success ? { value: text } : { reason: 'PHONE' };
}

const readCurrencyCell =
  (currency: string) =>
  (text: string): Read<string> =>
    isMarkOf(text, currency) ? { value: currency } : { reason: 'AMOUNT_OTHER_CURRENCY' };

const isLanguage = (code: string): code is CustomerLanguage => customerLanguages.some((one) => one === code);

function readLanguageCell(text: string): Read<CustomerLanguage> {
  const code = text.toLowerCase();
  if (isLanguage(code)) return { value: code };
  if (isFormula(text)) return { reason: 'FORMULA' };
  return { reason: /^[a-z]{2}$/.test(code) ? 'LANGUAGE_UNKNOWN' : 'LANGUAGE' };
}

function readCountryCell(text: string): Read<string> {
  const code = text.toUpperCase();
  if (isCountry(code)) return { value: code };
  return { reason: isFormula(text) ? 'FORMULA' : 'COUNTRY' };
}

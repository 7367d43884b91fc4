import type { Api } from '@deck/api/client';
import type { contract } from '@deck/api/contract';
import { registrationFields } from '@deck/api/contract/companies';
import { interfaceLanguages } from '@deck/api/vocabulary';
import { getExponent, isCurrency } from '@deck/values';
import { type Refused, WrongForm } from './fields.ts';
import type { Section } from './frame.ts';
import { readNames } from './name-fields.ts';

type Calls = Api<typeof contract>;
/** What a form does. Gives what its page is then asked for: that it is done, and the entry to go to. */
type Act = (api: Calls, values: Refused['values'], id: string) => Promise<string>;

interface Form {
  /** Below `/backoffice`. */
  readonly path: string;
  /** The page it stands on. */
  readonly section: Section;
  readonly act: Act;
}

const done = (id: string): string => `?done=saved#${encodeURIComponent(id)}`;
const isOn = ({ enabled }: Refused['values']): boolean => enabled === 'yes';

const readCode = ({ code = '' }: Refused['values']): string => code.trim();

const addCurrency: Act = async ({ dictionaries }, values) => {
  const { symbol = '' } = values;
  const code = readCode(values).toUpperCase();
  // The contract refuses a code without decimals.
  const decimals = isCurrency(code) ? getExponent(code) : 0;
  const body = { code, names: readNames(values), symbol, decimals, enabled: true };
  return done((await dictionaries.createCurrency({ body })).id);
};

const switchCurrency: Act = async ({ dictionaries }, values, currencyId) => {
  const entry = await dictionaries.currency({ currencyId });
  await dictionaries.updateCurrency({ currencyId, body: { ...entry, enabled: isOn(values) } });
  return done(currencyId);
};

const addLanguage: Act = async ({ dictionaries }, values) => {
  const { nativeName = '' } = values;
  const code = readCode(values).toLowerCase();
  const inInterface = interfaceLanguages.some((one) => one === code);
  const body = { code, names: readNames(values), nativeName, inInterface, forCustomers: true };
  return done((await dictionaries.createLanguage({ body })).id);
};

const switchLanguage: Act = async ({ dictionaries }, values, languageId) => {
  const entry = (await dictionaries.languages()).find(({ id }) => id === languageId);
  if (entry)
    await dictionaries.updateLanguage({ languageId, body: { ...entry, forCustomers: isOn(values) } });
  return done(languageId);
};

const switchMethod: Act = async ({ dictionaries }, values, paymentMethodName) => {
  const entry = await dictionaries.paymentMethod({ paymentMethodName });
  await dictionaries.updatePaymentMethod({ paymentMethodName, body: { ...entry, enabled: isOn(values) } });
  return done(paymentMethodName);
};

const switchGroup: Act = async ({ dictionaries }, values, paymentMethodGroupName) => {
  const entry = await dictionaries.paymentMethodGroup({ paymentMethodGroupName });
  const body = { ...entry, enabled: isOn(values) };
  await dictionaries.updatePaymentMethodGroup({ paymentMethodGroupName, body });
  return done(paymentMethodGroupName);
};

const switchReceipts: Act = async ({ companies }, values, companyId) => {
  await companies.update({ companyId, body: { fiscalReceipts: isOn(values) } });
  return done(companyId);
};

const saveRegistration: Act = async ({ companies }, values, companyId) => {
  const body = Object.fromEntries(registrationFields.map((field) => [field, (values[field] ?? '').trim()]));
  await companies.update({ companyId, body });
  return done(companyId);
};

const sendNotice: Act = async ({ userNotifications }, { title = '', text = '', audience, important }) => {
  const heading = title.replaceAll(/\s+/g, ' ').trim();
  // The call would take the first line of the text for it.
  if (heading === '') throw new WrongForm({ title: 'required' });
  const word = {
    notificationType: 'SYSTEM_MESSAGE',
    important: important === 'yes',
    // Browsers send a line's end as two characters.
    body: `${heading}\n${text.replaceAll('\r\n', '\n')}`,
  } as const;
  const locale = interfaceLanguages.find((one) => one === audience);
  const { notified } = locale
    ? await userNotifications.notifyAllIn({ ...word, locale })
    : await userNotifications.notifyAll(word);
  return `?done=${notified}`;
};

/** Every form of the pages. */
export const forms: readonly Form[] = [
  { path: '/currencies', section: 'currencies', act: addCurrency },
  { path: '/currencies/:id', section: 'currencies', act: switchCurrency },
  { path: '/languages', section: 'languages', act: addLanguage },
  { path: '/languages/:id', section: 'languages', act: switchLanguage },
  { path: '/methods/:id', section: 'methods', act: switchMethod },
  { path: '/methods/groups/:id', section: 'methods', act: switchGroup },
  { path: '/companies/:id', section: 'companies', act: switchReceipts },
  { path: '/companies/:id/registration', section: 'companies', act: saveRegistration },
  { path: '/notices', section: 'notices', act: sendNotice },
];

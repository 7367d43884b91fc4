import type { contract } from '@deck/api/contract';
import type { MethodEntry, MethodGroupEntry } from '@deck/api/contract/dictionaries';
import { type Handlers, Refusal } from '@deck/api/server';
import { interfaceLanguages } from '@deck/api/vocabulary';
import { getExponent, isCurrency } from '@deck/values';
import type { Call, Context } from '../context.ts';
import type { Dictionaries } from '../dictionaries/beginning.ts';
import { addEntry, readDictionaries, readEntry, writeEntry } from '../dictionaries/dictionary.ts';
import { knownPermissions } from '../people/known-permissions.ts';

type Group = Dictionaries['methodGroup'];

const byId = <T extends { readonly id: string }>(entries: readonly T[]): T[] =>
  entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** A group with the methods that belong to it. */
const withMethods = (group: Group, methods: readonly MethodEntry[]): MethodGroupEntry => ({
  ...group,
  methods: methods.filter((method) => method.group === group.name).map(({ name }) => name),
});

const now = (call: Call) => call.context.clock.now();

export const dictionaryHandlers: Handlers<typeof contract, Context>['dictionaries'] = {
  currencies: async (_, { context }) => byId((await readDictionaries(context.db, 'currency')).currency),

  createCurrency: ({ body }, call) => {
    assertDecimals(body.code, body.decimals);
    return addEntry(call.context.db, 'currency', { ...body, id: body.code, name: body.names.en }, now(call));
  },

  currency: ({ currencyId }, { context }) => readEntry(context.db, 'currency', currencyId),

  updateCurrency: async ({ currencyId, body }, call) => {
    const { db } = call.context;
    const entry = await readEntry(db, 'currency', currencyId);
    assertDecimals(currencyId, body.decimals);
    return writeEntry(db, 'currency', { ...entry, ...body, name: body.names.en }, now(call));
  },

  languages: async (_, { context }) => [...(await readDictionaries(context.db, 'language')).language],

  createLanguage: ({ body }, call) => {
    assertInterface(body.code, body.inInterface);
    return addEntry(call.context.db, 'language', { ...body, id: body.code, name: body.names.en }, now(call));
  },

  updateLanguage: async ({ languageId, body }, call) => {
    const { db } = call.context;
    const entry = await readEntry(db, 'language', languageId);
    assertInterface(languageId, body.inInterface);
    return writeEntry(db, 'language', { ...entry, ...body, name: body.names.en }, now(call));
  },

  paymentMethods: async (_, { context }) => [...(await readDictionaries(context.db, 'method')).method],

  paymentMethod: ({ paymentMethodName }, { context }) => readEntry(context.db, 'method', paymentMethodName),

  updatePaymentMethod: async ({ paymentMethodName, body }, call) => {
    const { db } = call.context;
    const { name } = await readEntry(db, 'method', paymentMethodName);
    const { methodGroup } = await readDictionaries(db, 'methodGroup');
    if (!methodGroup.some((group) => group.name === body.group)) throw Refusal.invalid({ group: 'choice' });
    return writeEntry(db, 'method', { name, ...body }, now(call));
  },

  paymentMethodGroups: async (_, { context }) => {
    const { method, methodGroup } = await readDictionaries(context.db, 'method', 'methodGroup');
    return methodGroup.map((group) => withMethods(group, method));
  },

  paymentMethodGroup: ({ paymentMethodGroupName }, call) => groupWithMethods(call, paymentMethodGroupName),

  updatePaymentMethodGroup: async ({ paymentMethodGroupName, body }, call) => {
    const { db } = call.context;
    const { name } = await readEntry(db, 'methodGroup', paymentMethodGroupName);
    await writeEntry(db, 'methodGroup', { name, ...body }, now(call));
    return groupWithMethods(call, name);
  },

  permissions: (narrowed, { context }) => knownPermissions(context.db, narrowed),
};

/** Amounts are kept in the minor units of ISO 4217. @throws Refusal INVALID_VALUE for other decimals. */
function assertDecimals(code: string, decimals: number): void {
  if (!isCurrency(code) || getExponent(code) !== decimals) throw Refusal.invalid({ decimals: 'choice' });
}

/** The program decides which languages its interface has. @throws Refusal INVALID_VALUE for others. */
function assertInterface(code: string, inInterface: boolean): void {
  if (interfaceLanguages.some((one) => one === code) !== inInterface)
    throw Refusal.invalid({ inInterface: 'choice' });
}

async function groupWithMethods({ context: { db } }: Call, name: string): Promise<MethodGroupEntry> {
  const { method, methodGroup } = await readDictionaries(db, 'method', 'methodGroup');
  const group = methodGroup.find((one) => one.name === name);
  if (!group) throw Refusal.because('NOT_FOUND');
  return withMethods(group, method);
}

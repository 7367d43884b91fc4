import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, asc, eq } from 'drizzle-orm';
import { walletBalances } from '../company/balances.ts';
import { companyColumns, saveCompanyColumns } from '../company/column-settings.ts';
import { type Company, profileAnswer, settingsAnswer } from '../company/company-answers.ts';
import { propertyAnswer, type Surroundings } from '../company/property-answers.ts';
import { saveGuestPage } from '../company/save-guest-page.ts';
import { saveSettings } from '../company/save-settings.ts';
import { type Call, type Caller, type Context, requireCaller } from '../context.ts';
import { businessProfiles, properties } from '../database/schema.ts';
import { OWNER } from '../people/owners.ts';
import { wholeCompany, withinProperties } from '../scope.ts';

type Areas = Handlers<typeof contract, Context>;

/** The call's division, if the path names it. @throws Refusal NOT_FOUND. */
async function ownCompany(call: Call, id: string): Promise<Company> {
  assertOwn(call, id);
  const [company] = await call.context.db.select().from(businessProfiles).where(eq(businessProfiles.id, id));
  if (!company) throw Refusal.because('NOT_FOUND');
  return company;
}

function assertOwn(call: Call, id: string): void {
  if (id !== requireCaller(call).divisionId) throw Refusal.because('NOT_FOUND');
}

const settingsFor = (call: Call, company: Company) =>
  settingsAnswer(company, requireCaller(call).permissions.has('SETTINGS_INTEGRATION'));

export const businessProfileHandlers: Areas['businessProfiles'] = {
  get: async ({ id }, call) => profileAnswer(await ownCompany(call, id)),

  settings: async ({ id }, call) => settingsFor(call, await ownCompany(call, id)),

  saveSettings: async ({ id, body }, call) => {
    assertOwn(call, id);
    const { db, clock, callbackAllowLocal: allowLocal } = call.context;
    const saved = await db.transaction((tx) =>
      saveSettings(tx, requireCaller(call), body, { allowLocal }, clock.now()),
    );
    return settingsFor(call, saved);
  },

  columnSettings: ({ id }, call) => {
    assertOwn(call, id);
    return companyColumns(call.context.db, id);
  },

  saveColumnSettings: async ({ id, body }, call) => {
    assertOwn(call, id);
    return call.context.db.transaction((tx) => saveCompanyColumns(tx, id, body));
  },

  balances: ({ id }, call) => {
    assertOwn(call, id);
    return walletBalances(call.context.db, requireCaller(call), call.context.clock.now());
  },
};

/** Owners assign properties to people, themselves too: they are shown all of them, whatever is assigned to them. */
const areShown = (caller: Caller) =>
  withinProperties(
    caller.kind === 'PERSON' && caller.role === OWNER ? wholeCompany(caller.divisionId) : caller,
  );

/** What the accents of a company's properties come from beside their own colours. */
async function getSurroundings(call: Call): Promise<Surroundings> {
  const { db, brand } = call.context;
  const [company] = await db
    .select({ color: businessProfiles.color })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, requireCaller(call).divisionId));
  return { brand, companyColor: company?.color ?? null };
}

export const propertyHandlers: Areas['properties'] = {
  list: async (_, call) => {
    const shown = await call.context.db
      .select()
      .from(properties)
      .where(areShown(requireCaller(call)))
      .orderBy(asc(properties.name));
    const surroundings = await getSurroundings(call);
    return shown.map((property) => propertyAnswer(property, surroundings));
  },

  get: async ({ id }, call) => {
    const [property] = await call.context.db
      .select()
      .from(properties)
      .where(and(eq(properties.id, id), areShown(requireCaller(call))));
    if (!property) throw Refusal.because('NOT_FOUND');
    return propertyAnswer(property, await getSurroundings(call));
  },

  saveGuestPage: async ({ id, body }, call) => {
    const { db, clock } = call.context;
    const saved = await db.transaction((tx) => saveGuestPage(tx, requireCaller(call), id, body, clock.now()));
    return propertyAnswer(saved, await getSurroundings(call));
  },
};

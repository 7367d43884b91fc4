import type { contract } from '@deck/api/contract';
import { type Handlers, Refusal } from '@deck/api/server';
import { and, asc, eq } from 'drizzle-orm';
import { type Context, callerOf } from '../context.ts';
import { businessProfiles, properties } from '../database/schema.ts';

type Areas = Handlers<typeof contract, Context>;

export const businessProfileHandlers: Areas['businessProfiles'] = {
  get: async ({ id }, call) => {
    if (id !== callerOf(call).divisionId) throw Refusal.because('NOT_FOUND');
    const [company] = await call.context.db
      .select()
      .from(businessProfiles)
      .where(eq(businessProfiles.id, id));
    if (!company) throw Refusal.because('NOT_FOUND');
    return company;
  },
};

export const propertyHandlers: Areas['properties'] = {
  list: (_, call) =>
    call.context.db
      .select()
      .from(properties)
      .where(eq(properties.businessProfileId, callerOf(call).divisionId))
      .orderBy(asc(properties.name)),

  get: async ({ id }, call) => {
    const [property] = await call.context.db
      .select()
      .from(properties)
      .where(and(eq(properties.id, id), eq(properties.businessProfileId, callerOf(call).divisionId)));
    if (!property) throw Refusal.because('NOT_FOUND');
    return property;
  },
};

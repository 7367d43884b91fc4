import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import type { Context } from '../context.ts';
import {
  createRate,
  getConversion,
  listRates,
  readRate,
  removeRate,
  updateRate,
} from '../rates/exchange-rates.ts';

export const rateHandlers: Handlers<typeof contract, Context>['rates'] = {
  list: (args, call) => listRates(call, args),
  create: ({ id, body }, call) => createRate(call, id, body),
  get: async ({ id, exchangeRateId, convertAmount }, call) => {
    const rate = await readRate(call, id, exchangeRateId);
    return { ...rate, conversion: convertAmount === undefined ? null : getConversion(convertAmount, rate) };
  },
  update: ({ id, exchangeRateId, body }, call) => updateRate(call, id, exchangeRateId, body),
  remove: async ({ id, exchangeRateId }, call) => {
    await removeRate(call, id, exchangeRateId);
    return undefined;
  },
};

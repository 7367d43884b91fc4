import { describe, expect, it } from 'vitest';
import { contractResolver } from './contract-resolver.ts';

const resolve = async (wrong: Record<string, string>) =>
  contractResolver<{ name: string }>(() => wrong)({ name: 'x' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('the resolver of a form', () => {
  it('lets the values through when nothing is wrong', async () => {
    expect(await resolve({})).toEqual({ values: { name: 'x' }, errors: {} });
  });

  it('puts each key where the form looks for it', async () => {
    expect(await resolve({ 'positions.0.days': 'required', name: 'latinName' })).toEqual({
      values: {},
      errors: {
        positions: { 0: { days: { type: 'contract', message: 'required' } } },
        name: { type: 'contract', message: 'latinName' },
      },
    });
  });
});

import * as module from '@deck/values/phone-plans';
import { expect, it, vi } from 'vitest';
import { phonePlansFrom, plansFor } from './phone-module.ts';

/** A loader that counts what it loads. */
function setUp() {
  const loaded: string[] = [];
  const planFiles = Object.fromEntries(
    Object.entries(module.planFiles).map(([name, load]) => [
      name,
      vi.fn(() => {
        loaded.push(name);
        return load();
      }),
    ]),
  );
  const fetchModule = vi.fn(async () => ({ ...module, planFiles }));
  return { plans: phonePlansFrom(fetchModule), fetchModule, planFiles, loaded };
}

it('loads the plan of a country alone, and once for all fields', async () => {
  const { plans, fetchModule, loaded } = setUp();
  await Promise.all([plans.load('', 'GR'), plans.load('', 'GR'), plans.load('694', 'GR')]);
  await plans.load('+30 694 412 3456');
  expect(loaded).toEqual(['30']);
  expect(fetchModule).toHaveBeenCalledOnce();
  expect(plans.read().plans?.formatPhone('+306944123456')).toBe('+30 694 412 3456');
});

it("loads another country's plan once its dial code stands in the text", async () => {
  const { plans, loaded } = setUp();
  await plans.load('+4', 'GR');
  expect(loaded).toEqual(['30']);
  const before = plans.read().plans;
  expect(plansFor(before, '+47 91', 'GR')).toBeUndefined();
  await plans.load('+47 91', 'GR');
  expect(loaded).toEqual(['30', '47']);
  expect(plansFor(plans.read().plans, '+47 91', 'GR')).toBe(plans.read().plans);
});

it('has all countries before any plan', async () => {
  const { plans, loaded } = setUp();
  await plans.load();
  expect(plans.read().countries).toHaveLength(245);
  expect(loaded).toEqual([]);
});

it('loads again what failed, and keeps what has come', async () => {
  const { plans, planFiles, fetchModule } = setUp();
  fetchModule.mockRejectedValueOnce(new Error('offline'));
  await plans.load('', 'GR');
  expect(plans.read()).toMatchObject({ failed: true, plans: undefined });
  await plans.load('', 'GR');
  planFiles['47']?.mockRejectedValueOnce(new Error('offline'));
  await plans.load('+47 91');
  expect(plans.read().failed).toBe(true);
  expect(plansFor(plans.read().plans, '694', 'GR')).toBeDefined();
  await plans.load('+47 91');
  expect(plans.read().failed).toBe(false);
  expect(plansFor(plans.read().plans, '+47 91')).toBeDefined();
});

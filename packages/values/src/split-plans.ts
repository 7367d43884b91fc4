import type { MetadataJson } from 'libphonenumber-js/core/es6';
import { planName } from './dial-codes.ts';

/** The numbering plans of some dial codes. */
export type PlanFile = Pick<MetadataJson, 'countries' | 'nonGeographic'>;

/** The plans by the names of their files. Countries with the same dial code share a file. */
export function splitPlans({ countries, nonGeographic }: MetadataJson): Record<string, PlanFile> {
  const files: Record<string, PlanFile> = {};
  for (const kind of ['countries', 'nonGeographic'] as const)
    for (const [key, plan] of Object.entries({ countries, nonGeographic }[kind])) {
      const name = planName(plan[0]);
      files[name] ??= { countries: {}, nonGeographic: {} } as PlanFile;
      Object.assign(files[name][kind], { [key]: plan });
    }
  return files;
}

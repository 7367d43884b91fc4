import type { Services } from './context.ts';
import { DEMO_PASSWORD, demoPeople } from './seed/people.ts';
import { recordAtPsp } from './seed/record-at-psp.ts';
import { type SeedNeeds, seedIfEmpty } from './seed/seed.ts';

/** Fills an empty database with the demo company, and the simulated PSP with its payments. */
export async function fillDemo(services: SeedNeeds & Pick<Services, 'psp' | 'simulator'>): Promise<void> {
  await seedIfEmpty(services);
  await recordAtPsp(services);
}

/** How to sign in to the demo, in lines for a developer's terminal. */
export function welcomeToDemo(): string[] {
  const longest = Math.max(...demoPeople.map(({ login }) => login.length));
  return [
    `  Sign in with the password ${DEMO_PASSWORD} as`,
    ...demoPeople.map(({ login, role }) => `    ${login.padEnd(longest)}  ${role}`),
  ];
}

import { ConfigError } from './config.ts';

/**
 * Replaces `demo.ts` in an installation, which has no demo company.
 * @throws ConfigError always
 */
export function fillDemo(): never {
  throw new ConfigError(
    'This installation has no demo company: set DEMO=0, or DECK_ENVIRONMENT=prod, and make a company with npm run company:new.',
  );
}

/** Nobody signs in to a demo here. */
export const welcomeToDemo = (): string[] => [];

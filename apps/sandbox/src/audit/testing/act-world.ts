import { DEMO_PASSWORD } from '../../seed/people.ts';
import type { Browser, TestApp } from '../../testing/test-app.ts';

export const ELENI = 'eleni.markou@aegeanhouse.gr';
/** Signs callbacks. */
export const CALLBACK_SECRET = 'a-callback-secret-of-ours';

/** Who acts, on what, and the secrets that acts bring about. */
export interface ActWorld {
  readonly app: TestApp;
  readonly owner: Browser;
  readonly secrets: string[];
}

/** How an act comes about. */
export interface Doing {
  /** What is there before it. */
  readonly prepare?: () => Promise<unknown>;
  readonly act: () => Promise<unknown>;
}

export const firstSecrets = (): string[] => [DEMO_PASSWORD, CALLBACK_SECRET, 'wrong-guess'];

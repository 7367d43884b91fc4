/** Where a tab leaves who is signed in, for the next one to begin with. */
export const PROFILE = 'PROFILE';

/** Who signed in with this browser last, before the server has said who it is. Anyone may have written there. */
export function rememberedPerson(): { readonly id?: string; readonly locale?: string } {
  try {
    const { id, locale }: Record<string, unknown> = JSON.parse(localStorage.getItem(PROFILE) ?? '{}') ?? {};
    return {
      ...(typeof id === 'string' && { id }),
      ...(typeof locale === 'string' && { locale }),
    };
  } catch {
    return {};
  }
}

/** An answer on its way, and when it was asked for by the clock of this device. */
interface Asked {
  readonly answer: Promise<Response>;
  readonly askedAt: number;
}
const answers = new Map<string, Asked>();

/** What taking up a session reads, in the client's own addresses. */
const getReads = (userId: string) => {
  const user = `/auth/v1/users/${encodeURIComponent(userId)}`;
  return [
    '/auth/v1/session',
    user,
    `${user}/environment`,
    `/api/v1/users/${encodeURIComponent(userId)}/permissions`,
  ];
};

/**
 * What the session of the person last seen here begins with, asked side by side before the product's own code has come:
 * on a slow line that saves two ways to the server and back.
 */
export const firstAnswers = {
  ask(userId: string): void {
    for (const url of getReads(userId)) {
      const answer = fetch(url, { headers: { Accept: 'application/json' }, credentials: 'include' });
      // Whoever takes it hears of its failure.
      answer.catch(() => undefined);
      answers.set(url, { answer, askedAt: Date.now() });
    }
  },

  /** The answer to such a read, once. */
  take(url: string): Asked | undefined {
    const asked = answers.get(url);
    answers.delete(url);
    return asked;
  },

  /** The rest is asked anew by whoever wants it: the session may be another by then. */
  forget: (): void => answers.clear(),
};

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

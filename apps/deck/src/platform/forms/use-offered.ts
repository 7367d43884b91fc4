import { useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { languageName } from '../format/language-name.ts';
import { useSession } from '../session/session-store.ts';

interface Choice {
  value: string;
  label: string;
}

/** Marks a value that something has from before, and that is no choice for anything else. */
export function useUnofferedLabel(): (label: string) => string {
  const { t } = useTranslation('app');
  return (value) => t('unoffered', { value });
}

/** The currencies that may be chosen. One that is chosen already stays among them, marked. */
export function useCurrencyChoices(...chosen: readonly string[]): Choice[] {
  const { acceptedCurrencies } = useSession().environment;
  return useMarked(acceptedCurrencies, chosen, (code) => code);
}

/** The languages a customer may have, likewise. */
export function useLanguageChoices(...chosen: readonly string[]): Choice[] {
  const { t } = useTranslation('app');
  const { locale } = useUi();
  const { languages } = useSession().environment;
  return useMarked(languages, chosen, (code) =>
    languageName(code, (known) => t(`language.${known}`), locale),
  );
}

function useMarked(
  offered: readonly string[],
  chosen: readonly string[],
  nameOf: (code: string) => string,
): Choice[] {
  const mark = useUnofferedLabel();
  const kept = [...new Set(chosen)].filter((code) => code !== '' && !offered.includes(code));
  return [
    ...offered.map((code) => ({ value: code, label: nameOf(code) })),
    ...kept.map((code) => ({ value: code, label: mark(nameOf(code)) })),
  ];
}

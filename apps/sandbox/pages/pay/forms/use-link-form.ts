import { useEffect, useState } from 'react';
import { LANGUAGE_PARAMETER } from '../shell.tsx';
import { useWatch } from '../use-watch.ts';
import { type LinkForm, type LinkFormApi, linkForm } from './link-form.ts';

/**
 * The form of a link, while its page is open.
 * @param remember called with the values and the payment's address before the navigation.
 */
export function useLinkForm<View>(
  makeApi: () => LinkFormApi<View>,
  pace: number,
  remember?: (address: string, filled: Readonly<Record<string, unknown>>) => void,
) {
  const [form] = useState<LinkForm<View>>(() =>
    linkForm(makeApi(), {
      pace,
      go: ({ link }, filled) => {
        const address = inSameLanguage(link);
        remember?.(address, filled);
        window.location.assign(address);
      },
    }),
  );
  const state = useWatch(form);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && form.returned();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [form]);
  return { form, state };
}

/** The payment's address with the language chosen on the form. */
function inSameLanguage(link: string): string {
  const chosen = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER);
  if (chosen === null) return link;
  const address = new URL(link, window.location.href);
  address.searchParams.set(LANGUAGE_PARAMETER, chosen);
  return address.href;
}

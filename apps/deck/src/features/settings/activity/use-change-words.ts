import { query } from '@deck/api/react';
import { useUi } from '@deck/ui';
import { formatDate, formatRate, isDate } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodTitle } from '../../../domain/payment/use-method-title.ts';
import { api } from '../../../platform/api.ts';
import { lifetimeText } from '../../../platform/format/lifetime-text.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import type { Leaf } from './change-lines.ts';

/** Where the words of codes stand, by the field or part that has them. */
const codes: Readonly<Record<string, string>> = {
  role: 'labels:role',
  rights: 'labels:permission',
  types: 'labels:notificationType',
  letters: 'labels:template',
  blocks: 'labels:mainPageBlock',
  list: 'activity:lists',
  reason: 'activity:reason',
  locale: 'app:language',
  language: 'app:language',
  defaultCustomerLanguage: 'app:language',
  templateLanguages: 'app:language',
  positionType: 'app:positionType',
  defaultScheme: 'settings:general.scheme',
};
const lifetimes: ReadonlySet<string> = new Set(['defaultPaymentLifetime', 'captureReminderTime']);
const properties: ReadonlySet<string> = new Set(['propertyId', 'propertyIds']);
const methods: ReadonlySet<string> = new Set(['methods', 'defaultPaymentMethod', 'groups']);

/** A change in words: the name of the field, or of a part of the field, and its value. */
export function useChangeWords() {
  const { i18n, t } = useTranslation(['activity', 'labels', 'app', 'settings']);
  const { locale } = useUi();
  const { properties: own } = useSession().environment;
  const methodTitle = useMethodName();

  /** The word of a code; the code itself where it has none, as one of an older version. */
  const word = useCallback(
    (place: string, code: string): string => {
      const [area = '', group = ''] = place.split(':');
      const found: unknown = i18n.getResource(i18n.language, area, `${group}.${code}`);
      return typeof found === 'string' ? found : code;
    },
    [i18n],
  );

  function partName(field: string, part: string): string {
    if (field === 'fastPaymentFields' && part !== 'order') {
      const name = word('labels:fastPaymentField', part);
      if (name !== part) return name;
    }
    if (field === 'blocks') {
      const [language = '', block = ''] = part.split(' ');
      return `${word('app:language', language)}, ${word('labels:templateBlock', block)}`;
    }
    if (field === 'columns') return word('activity:lists', part.toUpperCase());
    const named = word('activity:part', part);
    return named === part ? methodTitle(part) : named;
  }

  function text(path: readonly string[], value: string): string {
    const field = path[0] ?? '';
    const last = path.at(-1) ?? '';
    if (value === '') return t('blank');
    if (properties.has(last)) return own.find(({ id }) => id === value)?.name ?? value;
    if (lifetimes.has(last)) return lifetimeText(value, locale);
    if (last === 'rate') return formatRate(value, locale);
    if (last === 'order' && field === 'fastPaymentFields') return word('labels:fastPaymentField', value);
    if (methods.has(last) || (last === 'order' && methods.has(field))) return methodTitle(value);
    const place = codes[last];
    if (place !== undefined) return word(place, value);
    return isDate(value) ? formatDate(value) : value;
  }

  return {
    /** "Notifications: employees, events". */
    nameOf: ([field = '', ...parts]: readonly string[]): string =>
      [word('activity:field', field), parts.map((part) => partName(field, part)).join(', ')]
        .filter(Boolean)
        .join(': '),
    /** What was or is there. */
    textOf(path: readonly string[], leaf: Leaf): string {
      if (leaf === null && path.at(-1) === 'defaultPaymentLifetime') return t('unlimited');
      if (leaf === undefined || leaf === null) return t('none');
      if (typeof leaf === 'boolean') return t(leaf ? 'yes' : 'no');
      if (typeof leaf === 'number') return String(leaf);
      if (typeof leaf === 'string') return text(path, leaf);
      return leaf.length === 0 ? t('none') : leaf.map((one) => text(path, one)).join(', ');
    },
  };
}

/** What people call a payment method or a group of them. */
function useMethodName(): (name: string) => string {
  const { locale } = useUi();
  const methodTitle = useMethodTitle();
  const { data: groups } = useQuery(query(api.pspProfiles.paymentMethodGroups, {}));
  return (name) => groups?.find((group) => group.name === name)?.names[locale] ?? methodTitle(name);
}

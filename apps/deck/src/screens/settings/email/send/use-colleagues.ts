import { query } from '@deck/api/react';
import type { ComboboxOption } from '@deck/ui';
import { fold, searchWords } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api.ts';
import { useRight, useSession } from '../../../../session/session-store.ts';
import { useSettings } from '../../shared/settings-query.ts';

/** Whom a letter may be sent to, to be looked at: oneself, the company's own address, and who works there. */
export function useColleagues() {
  const { t } = useTranslation('templates');
  const { email, firstName, lastName } = useSession().profile;
  const company = useSettings().data?.general;
  const [search, setSearch] = useState('');
  const mayList = useRight('USERS_LIST_VIEW');
  const people = useQuery({
    ...query(api.users.list, { size: 50, search: search.trim() }),
    enabled: mayList,
    placeholderData: (last) => last,
  });
  const found: ComboboxOption[] = [
    { value: email, label: email, hint: t('send.self', { name: `${firstName} ${lastName}`.trim() }) },
    ...(company ? [{ value: company.email, label: company.email, hint: company.name }] : []),
    ...(people.data?.content ?? [])
      .filter(({ status }) => status === 'ENABLED')
      .map((person) => ({ value: person.email, label: person.email, hint: person.fullName })),
  ];
  const words = searchWords(search);
  const holds = ({ label, hint = '' }: ComboboxOption) =>
    words.every((word) => fold(`${label} ${hint}`).includes(word));
  const isFirst = (option: ComboboxOption, index: number) =>
    found.findIndex(({ value }) => value.toLowerCase() === option.value.toLowerCase()) === index;
  return {
    options: found.filter((option, index) => isFirst(option, index) && (index > 1 || holds(option))),
    setSearch,
    isFetching: people.isFetching,
  };
}

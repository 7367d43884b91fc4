import type { Guest } from '@deck/api/contract/guests';
import { type Fact, FactCard, PhoneText } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { customerFields, toFacts } from '../shared/order-fields.ts';
import { useOrderWords } from '../shared/use-order-words.ts';

/** How to reach a guest, as their newest order says it. */
export function GuestContact({ guest: { customer, orders } }: { guest: Guest }) {
  const { t } = useTranslation('guests');
  const words = useOrderWords(orders[0]?.currency ?? '');
  const { firstName, lastName, phone, ...others } = toFacts(customerFields, customer, words);
  const facts: readonly Fact[] = [
    others.email,
    [phone[0], customer.phone && <PhoneText key="phone">{customer.phone}</PhoneText>],
    others.language,
    others.country,
    others.companyName,
  ];
  return <FactCard title={t('contact')} facts={facts} />;
}

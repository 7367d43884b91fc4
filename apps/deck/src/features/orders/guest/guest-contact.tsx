import type { Guest } from '@deck/api/contract/guests';
import { type Fact, FactCard } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { customerFields, toFacts } from '../shared/order-fields.ts';
import { useOrderWords } from '../shared/use-order-words.ts';

/** How to reach a guest, as their newest order says it. */
export function GuestContact({ guest: { customer, orders } }: { guest: Guest }) {
  const { t } = useTranslation('guests');
  const words = useOrderWords(orders[0]?.currency ?? '');
  const { firstName: _, lastName: __, ...others } = toFacts(customerFields, customer, words);
  return <FactCard title={t('contact')} facts={Object.values<Fact>(others)} />;
}

import type { Money } from '@deck/values';
import { useWatch } from 'react-hook-form';
import { getTotal, type OrderFields } from './order-form.ts';

/** The sum of what is typed so far. Who shows it is drawn again when it changes, and not with every key. */
export const useTotal = ({ control }: OrderFields): Money => useWatch({ control, compute: getTotal });

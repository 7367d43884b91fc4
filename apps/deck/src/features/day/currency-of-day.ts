import type { Day } from '@deck/api/contract/days';

/** The currency that is shown first: the company's, unless only others moved. */
export const currencyOfDay = ({ sums }: Pick<Day, 'sums'>, usual: string): string =>
  sums.some(({ currency }) => currency === usual) ? usual : (sums[0]?.currency ?? usual);

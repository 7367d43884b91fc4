import { PART_ROWS } from '@deck/api/rules';
import { Pagination, type PaginationProps } from '@deck/ui';

/** Leads to the parts of a list that is too long for one. Most lists are not, so it loads on demand. */
export default function ListParts(props: Omit<PaginationProps, 'size'>) {
  return <Pagination {...props} size={PART_ROWS} />;
}

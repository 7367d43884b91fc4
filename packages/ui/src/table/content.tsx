import type { ReactNode } from 'react';
import { Amount } from '../amount/amount.tsx';
import type { TableColumn } from './column.ts';

interface ContentProps<Row> {
  row: Row;
  column: TableColumn<Row>;
}

/** The content of a cell without column alignment. */
export function Content<Row>({ row, column }: ContentProps<Row>): ReactNode {
  if (column.amount === undefined) return column.cell(row);
  const value = column.amount(row);
  if (value === null) return null;
  return (
    <Amount
      amount={value.amount}
      currency={value.currency}
      emphasis={column.emphasis}
      hideCurrency={column.hideCurrency}
      decimals={0}
    />
  );
}

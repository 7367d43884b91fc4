import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../columns.ts';
import { ExportButton } from '../export/export-button.tsx';
import type { Exported, ExportPlan } from '../export/iterate-pages.ts';
import type { Page } from '../pages.ts';

interface ExportChosenProps<Row> {
  readonly plan: ExportPlan<Row & Exported>;
  readonly columns: readonly ListColumn<Row>[];
  readonly hidden: readonly string[];
  readonly rows: readonly Row[];
}

/** The chosen rows in a file of the columns that are shown. */
export function ExportChosen<Row>({ plan, columns, hidden, rows }: ExportChosenProps<Row>) {
  const { t } = useTranslation('list');
  const page: Page<Row & Exported> = {
    // The rows are those that the plan of their list would read.
    content: [...rows] as (Row & Exported)[],
    page: 0,
    totalPages: 1,
    totalElements: rows.length,
    totalExact: true,
  };
  return (
    <ExportButton
      label={t('bulk.export')}
      plan={{ ...plan, read: () => async () => page }}
      columns={columns}
      hidden={hidden}
      first={page}
    />
  );
}

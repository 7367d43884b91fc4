import { count as counted } from '../messages/plural.ts';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './tabs.css.ts';

/** A tab's label and its count. */
export function TabWords({ label, count }: { label: string; count?: number | undefined }) {
  const { locale } = useUi();
  return (
    <>
      {label}
      {count !== undefined && <span className={css.count}>{counted(locale, count)}</span>}
    </>
  );
}

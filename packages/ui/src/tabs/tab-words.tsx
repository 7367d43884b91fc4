import { count as counted } from '../messages/plural.ts';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './tabs.css.ts';

interface TabWordsProps {
  label: string;
  count?: number | undefined;
  /** There are more than `count`. */
  countMore?: boolean | undefined;
}

/** A tab's label and its count. */
export function TabWords({ label, count, countMore }: TabWordsProps) {
  const { locale } = useUi();
  return (
    <>
      {label}
      {count !== undefined && (
        <span className={css.count}>{`${counted(locale, count)}${countMore ? '+' : ''}`}</span>
      )}
    </>
  );
}

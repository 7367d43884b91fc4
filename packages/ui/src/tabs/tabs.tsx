import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { moreSideways } from './more-sideways.ts';
import { TabWords } from './tab-words.tsx';
import * as css from './tabs.css.ts';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** The number of items inside. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** The accessible name: "Order KLB-20418". */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The id of the open tab. */
  value: NoInfer<Id>;
  onChange: (id: Id) => void;
  /** `page` ends a page's header: background and gutter extend to the edges. */
  place?: 'inline' | 'page' | undefined;
}

/** Panels of a page, one visible at a time. For panels with addresses use `TabLinks`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, place = 'inline' }: TabsProps<Id>) {
  return (
    <Radix.Root value={value} onValueChange={(id) => choose(tabs, id, onChange)}>
      <Radix.List ref={moreSideways} className={css.list({ place })} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} disabled={tab.disabled} className={css.tab}>
            <TabWords {...tab} />
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={css.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

function choose<Id extends string>(tabs: readonly Tab<Id>[], id: string, onChange: (id: Id) => void) {
  const tab = tabs.find((candidate) => candidate.id === id);
  if (tab) onChange(tab.id);
}

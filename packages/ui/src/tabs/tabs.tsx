import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { moreSideways } from './more-sideways.ts';
import { TabWords } from './tab-words.tsx';
import * as css from './tabs.css.ts';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** How many are inside. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs divide, for those who do not see it: "Order KLB-20418". */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The id of the open tab. */
  value: NoInfer<Id>;
  onChange: (id: Id) => void;
  /** `page` closes a page's header: surface and gutter to the edges. */
  place?: 'inline' | 'page' | undefined;
}

/** Parts of one page, one at a time. Parts with an address of their own are `TabLinks`. */
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

import { type KeyboardEvent, type ReactNode, useId } from 'react';
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
  /** The parts of the page, in their order. */
  tabs: readonly Tab<Id>[];
  /** The id of the open tab. */
  value: NoInfer<Id>;
  /** Called with the ID of the tab that was chosen. */
  onChange: (id: Id) => void;
  /** `page` ends a page's header: background and gutter extend to the edges. */
  place?: 'inline' | 'page' | undefined;
}

/** Panels of a page, one visible at a time. For panels with addresses use `TabLinks`. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, place = 'inline' }: TabsProps<Id>) {
  const id = useId();
  return (
    <div>
      <div
        ref={moreSideways}
        className={css.list({ place })}
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
      >
        {tabs.map((tab) => {
          const isOpen = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              className={css.tab}
              aria-selected={isOpen}
              aria-controls={`${id}-panel-${tab.id}`}
              data-state={isOpen ? 'active' : undefined}
              disabled={tab.disabled}
              // One stop for the Tab key: the open tab.
              tabIndex={isOpen ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onFocus={() => !isOpen && onChange(tab.id)}
            >
              <TabWords {...tab} />
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          className={css.panel}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={tab.id !== value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by keys.
          tabIndex={0}
        >
          {tab.id === value && tab.content}
        </div>
      ))}
    </div>
  );
}

/** Arrow keys, Home and End move the focus among the enabled tabs, which opens them. The arrows wrap around. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')];
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const next = to[event.key];
  if (at === -1 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  tabs.at(next)?.focus();
}

import { Check } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import type { Radix } from '../layer/on-demand.tsx';
import * as options from '../options/options.css.ts';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './menu.css.ts';
import type { MenuEntry } from './menu-items.ts';

interface MenuRowProps {
  item: MenuEntry;
  Item: Radix['DropdownMenu']['Item'];
}

/** A menu item. A disabled item stays focusable and gives its reason. */
export function MenuRow({ item, Item }: MenuRowProps) {
  const { Link } = useUi();
  const isDisabled = item.disabledReason !== undefined;
  const className = css.item({ tone: item.tone ?? 'plain' });
  const content = <Content item={item} />;

  if (item.href !== undefined && !isDisabled) {
    return (
      <Item asChild className={className} textValue={item.label}>
        <Link href={item.href}>{content}</Link>
      </Item>
    );
  }
  return (
    <Item
      {...(item.chosen !== undefined && { role: 'menuitemradio', 'aria-checked': item.chosen })}
      className={className}
      textValue={item.label}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={item.shortcut?.replace('Ctrl', 'Control')}
      onSelect={(event) => {
        if (isDisabled) event.preventDefault();
        else item.onSelect?.();
      }}
    >
      {content}
    </Item>
  );
}

function Content({ item }: { item: MenuEntry }) {
  return (
    <>
      {item.icon && (
        <span className={css.icon}>
          <Icon shape={item.icon} />
        </span>
      )}
      <span className={options.words}>
        <span lang={item.lang}>{item.label}</span>
        {item.disabledReason && <span className={options.hint}>{item.disabledReason}</span>}
      </span>
      {item.chosen && (
        <span className={options.check}>
          <Icon shape={Check} />
        </span>
      )}
      {item.shortcut && <kbd aria-hidden className={css.key} data-key={item.shortcut} />}
    </>
  );
}

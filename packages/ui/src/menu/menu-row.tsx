import { DropdownMenu } from 'radix-ui';
import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as options from '../options/options.css.ts';
import { useUi } from '../provider/ui-provider.tsx';
import * as css from './menu.css.ts';
import type { MenuEntry } from './menu-items.ts';

/** One item. It cannot be done for a reason: then it is reached as the others are, says why, and does nothing. */
export function MenuRow({ item }: { item: MenuEntry }) {
  const id = useId();
  const { Link } = useUi();
  const isDisabled = item.disabledReason !== undefined;
  const className = css.item({ tone: item.tone ?? 'plain' });
  // The hint describes the item; inside its name it would be read twice.
  const named = { 'aria-labelledby': `${id}-label`, 'aria-describedby': isDisabled ? `${id}-why` : undefined };
  const content = <Content item={item} id={id} />;

  if (item.href !== undefined && !isDisabled) {
    return (
      <DropdownMenu.Item asChild className={className} textValue={item.label}>
        <Link href={item.href} {...named}>
          {content}
        </Link>
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item
      {...named}
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
    </DropdownMenu.Item>
  );
}

function Content({ item, id }: { item: MenuEntry; id: string }) {
  return (
    <>
      {item.icon && (
        <span className={css.icon}>
          <Icon shape={item.icon} />
        </span>
      )}
      <span className={options.words}>
        <span id={`${id}-label`}>{item.label}</span>
        {item.disabledReason && (
          <span id={`${id}-why`} className={options.hint}>
            {item.disabledReason}
          </span>
        )}
      </span>
      {item.shortcut && (
        <kbd aria-hidden className={css.key}>
          {item.shortcut}
        </kbd>
      )}
    </>
  );
}

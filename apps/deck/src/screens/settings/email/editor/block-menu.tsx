import type { BlockText } from '@deck/api/contract/templates';
import { isNeededBlock } from '@deck/api/rules';
import type { BlockKey } from '@deck/api/vocabulary';
import { IconButton, Menu, type MenuItem } from '@deck/ui';
import { Ellipsis, EyeOff, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface BlockMenuProps {
  blockKey: BlockKey;
  label: string;
  text: BlockText;
  typed: string;
  onSay: (content: string) => void;
}

/** What else can become of a block: the default, what is sent now, or nothing. */
export function BlockMenu({ blockKey, label, text, typed, onSay }: BlockMenuProps) {
  const { t } = useTranslation('templates');
  const { system, custom } = text;
  const items: MenuItem[] = [
    {
      label: t('block.toDefault'),
      icon: RotateCcw,
      disabledReason: typed === system ? t('block.isDefault') : undefined,
      onSelect: () => onSay(system),
    },
  ];
  if (custom !== null && typed !== custom)
    items.push({ label: t('block.toSent'), icon: Undo2, onSelect: () => onSay(custom) });
  if (!isNeededBlock(blockKey) && typed !== '')
    items.push({ label: t('block.hide'), icon: EyeOff, onSelect: () => onSay('') });
  return (
    <Menu trigger={<IconButton icon={Ellipsis} label={t('block.more', { block: label })} />} items={items} />
  );
}

import { IconButton, Menu, type MenuItem } from '@deck/ui';
import { ArrowDown, ArrowUp, Ellipsis, FoldVertical, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface PositionActs {
  readonly fold: (() => void) | undefined;
  readonly open: (() => void) | undefined;
  readonly moveUp: (() => void) | undefined;
  readonly moveDown: (() => void) | undefined;
  readonly remove: () => void;
}

/** What else can be done with a position of several. */
export function PositionMenu({ id, number, acts }: { id: string; number: number; acts: PositionActs }) {
  const { t } = useTranslation('orders');
  const { open, fold, moveUp, moveDown, remove } = acts;
  const items: (MenuItem | undefined)[] = [
    open && { label: t('create.openPosition'), icon: Pencil, onSelect: open },
    fold && { label: t('create.foldPosition'), icon: FoldVertical, onSelect: fold },
    moveUp && { label: t('create.moveUp'), icon: ArrowUp, onSelect: moveUp },
    moveDown && { label: t('create.moveDown'), icon: ArrowDown, onSelect: moveDown },
    'separator',
    { label: t('create.removeThis'), icon: Trash2, tone: 'danger', onSelect: remove },
  ];
  return (
    <Menu
      trigger={<IconButton id={id} icon={Ellipsis} label={t('create.actions', { number })} />}
      items={items.filter((item) => item !== undefined)}
    />
  );
}

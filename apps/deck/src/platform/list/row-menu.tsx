import { IconButton, Menu, type MenuItem } from '@deck/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';

interface RowMenuProps {
  /** "Acts on KLB-20418". */
  readonly label: string;
  /** Asked for whenever the menu opens: thousands of rows may go by. */
  readonly getItems: () => readonly MenuItem[];
}

/** The menu at the end of a row. A button stands for it until it is pressed for the first time. */
export function RowMenu({ label, getItems }: RowMenuProps) {
  const [items, setItems] = useState<readonly MenuItem[]>();
  const [isOpen, setOpen] = useState(false);
  const turn = (opens: boolean) => {
    if (opens) setItems(getItems());
    setOpen(opens);
  };
  const button = { size: 'small', icon: Ellipsis, label } as const;
  if (items === undefined)
    return <IconButton {...button} aria-haspopup="menu" aria-expanded={false} onClick={() => turn(true)} />;
  return <Menu open={isOpen} onOpenChange={turn} trigger={<IconButton {...button} />} items={items} />;
}

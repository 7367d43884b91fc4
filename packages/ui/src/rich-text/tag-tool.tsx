import { dropdownOffset } from '@deck/tokens';
import { Tag } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import { Standby } from '../layer/standby.tsx';
import * as options from '../options/options.css.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import type { TextTag } from './rich-editor.ts';
import { ToolOpener } from './tool-button.tsx';

interface TagToolProps {
  tags: readonly TextTag[];
  /** Shows only the icon. */
  compact: boolean;
  onInsert: (id: string) => void;
}

/** Inserts a tag into the text. */
export function TagTool({ tags, compact, onInsert }: TagToolProps) {
  const { richText: words } = useMessages();
  const layer = useLayer('popover');
  const hasChosen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  function turn(isTurnedOn: boolean) {
    if (isTurnedOn) hasChosen.current = false;
    setOpen(isTurnedOn);
  }
  return (
    <Standby
      kind="menu"
      open={isOpen}
      onOpenChange={turn}
      trigger={
        <ToolOpener label={words.tag} words={compact ? undefined : words.tag}>
          <Icon shape={Tag} />
        </ToolOpener>
      }
    >
      {({ DropdownMenu }, stand) => (
        <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={turn}>
          <DropdownMenu.Trigger asChild>{stand}</DropdownMenu.Trigger>
          <DropdownMenu.Portal container={layer.container}>
            <DropdownMenu.Content
              className={options.panel}
              style={{ zIndex: layer.zIndex, minWidth: 0 }}
              align="start"
              sideOffset={dropdownOffset}
              collisionPadding={8}
              loop
              onCloseAutoFocus={(event) => {
                if (hasChosen.current) event.preventDefault();
              }}
            >
              <LayerScope layer={layer}>
                <div className={options.list}>
                  {tags.map(({ id, label }) => (
                    <DropdownMenu.Item
                      key={id}
                      className={options.row}
                      onSelect={() => {
                        hasChosen.current = true;
                        onInsert(id);
                      }}
                    >
                      {label}
                    </DropdownMenu.Item>
                  ))}
                </div>
              </LayerScope>
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </Standby>
  );
}

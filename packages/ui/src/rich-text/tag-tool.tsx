import { dropdownOffset } from '@deck/tokens';
import { Tag } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { LayerScope, useLayer } from '../layer/layer.tsx';
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
  return (
    <DropdownMenu.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) hasChosen.current = false;
      }}
    >
      <DropdownMenu.Trigger asChild>
        <ToolOpener label={words.tag} words={compact ? undefined : words.tag}>
          <Icon shape={Tag} />
        </ToolOpener>
      </DropdownMenu.Trigger>
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
  );
}

import { Bold, Italic, List, ListOrdered, Redo2, Strikethrough, Underline, Undo2 } from 'lucide-react';
import { type FocusEvent, type Ref, useState } from 'react';
import type { IconShape } from '../icon/icon.tsx';
import { useJoinedRef } from '../layer/join-props.ts';
import { WithRadix } from '../layer/on-demand.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { ColorTool } from './color-tool.tsx';
import { LinkTool } from './link-tool.tsx';
import { type PictureChooser, PictureTool } from './picture-tool.tsx';
import type { RichCommand, RichFormat, RichState, TextTag, Toggle } from './rich-editor.ts';
import * as css from './rich-text.css.ts';
import { TagTool } from './tag-tool.tsx';
import { ToolButton } from './tool-button.tsx';
import { useToolKeys } from './use-tool-keys.ts';

interface RichToolbarProps {
  /** The field's label: it distinguishes the toolbars of several editors. */
  label: string;
  format: RichFormat;
  /** The editor, once it has loaded. */
  textId: string | undefined;
  tags: readonly TextTag[];
  picture: PictureChooser | undefined;
  state: RichState;
  /** The editor is still loading. */
  waits: boolean;
  onCommand: (command: RichCommand) => void;
  /** Called on Escape: focuses the text. */
  onLeave: () => void;
  ref: Ref<HTMLDivElement>;
}

const icons: Record<Toggle, IconShape> = {
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: Strikethrough,
  bulletList: List,
  orderedList: ListOrdered,
};
const marks = ['bold', 'italic', 'underline', 'strike'] as const;
const lists = ['bulletList', 'orderedList'] as const;

/**
 * The toolbar: a single tab stop with arrow keys; Escape returns to the text. A line only has the tag tool.
 */
export function RichToolbar({
  label,
  format,
  textId,
  tags,
  picture,
  state,
  waits,
  onCommand,
  onLeave,
  ref,
}: RichToolbarProps) {
  const { richText: words } = useMessages();
  const [hasFocus, setFocus] = useState(false);
  const keys = useToolKeys();
  const toggle = (name: Toggle) => (
    <ToolButton
      key={name}
      label={words.toggle[name]}
      icon={icons[name]}
      pressed={state[name]}
      off={waits}
      onPress={() => onCommand({ do: name })}
    />
  );
  return (
    <>
      <div
        ref={useJoinedRef(keys.ref, ref, undefined)}
        className={css.toolbar({ format })}
        role="toolbar"
        aria-label={words.toolbar(label)}
        aria-controls={textId}
        onKeyDown={keys.onKeyDown}
        // React bubbles events of a button's popover, which is not in the toolbar.
        onFocus={(event) => {
          keys.stopAt(event.target);
          setFocus(isInside(event, event.target));
        }}
        onBlur={(event) => setFocus(isInside(event, event.relatedTarget))}
      >
        {format === 'html' && (
          <>
            {marks.map(toggle)}
            <ColorTool color={state.color} onColor={(color) => onCommand({ do: 'color', color })} />
            <span className={css.separator} />
            {lists.map(toggle)}
            <LinkTool href={state.href} onLink={(href) => onCommand({ do: 'link', href })} />
            {picture && (
              <PictureTool
                chooser={picture}
                onPicture={(src, alt) => onCommand({ do: 'picture', src, alt })}
              />
            )}
            <span className={css.separator} />
          </>
        )}
        {tags.length > 0 && (
          <TagTool tags={tags} compact={format === 'line'} onInsert={(id) => onCommand({ do: 'tag', id })} />
        )}
        {format === 'html' && (
          <>
            {tags.length > 0 && <span className={css.separator} />}
            <span className={css.together}>
              <ToolButton
                label={words.undo}
                icon={Undo2}
                off={waits || !state.canUndo}
                onPress={() => onCommand({ do: 'undo' })}
              />
              <ToolButton
                label={words.redo}
                icon={Redo2}
                off={waits || !state.canRedo}
                onPress={() => onCommand({ do: 'redo' })}
              />
            </span>
          </>
        )}
      </div>
      {/* With the focus inside, the toolbar is a layer: Escape leaves it, not the surrounding dialog. */}
      {hasFocus && (
        <WithRadix>
          {({ Escapable }) => (
            <Escapable onEscape={onLeave}>
              <div hidden />
            </Escapable>
          )}
        </WithRadix>
      )}
    </>
  );
}

function isInside({ currentTarget }: FocusEvent, target: EventTarget | null): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

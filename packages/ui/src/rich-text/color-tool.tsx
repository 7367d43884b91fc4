import { Baseline } from 'lucide-react';
import { useState } from 'react';
import { ColorPalette } from '../color-palette/color-palette.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './rich-text.css.ts';
import { ToolOpener } from './tool-button.tsx';
import { ToolPopover } from './tool-popover.tsx';

/** The background of letters. */
const paper = '#ffffff';

interface ColorToolProps {
  /** The colour at the caret, `#rrggbb` or empty. */
  color: string;
  onColor: (color: string | null) => void;
}

/** Sets the colour of the selection, or of the text typed next. */
export function ColorTool({ color, onColor }: ColorToolProps) {
  const { richText: words } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <ToolPopover
      label={words.color}
      open={open}
      onOpen={setOpen}
      trigger={
        <ToolOpener label={words.color}>
          <span className={css.colorTool}>
            <Icon shape={Baseline} />
            {color !== '' && <span className={css.colorLine} style={{ background: color }} />}
          </span>
        </ToolOpener>
      }
    >
      {(choose) => (
        <ColorPalette
          value={color}
          ground={paper}
          onPick={(hex) => choose(() => onColor(hex))}
          onNone={() => choose(() => onColor(null))}
        />
      )}
    </ToolPopover>
  );
}

import { Image } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as css from './rich-text.css.ts';
import { ToolOpener } from './tool-button.tsx';
import { ToolPopover } from './tool-popover.tsx';

/** Renders the upload of a picture and reports its address. */
export type PictureChooser = (onKept: (src: string) => void) => ReactNode;

interface PictureToolProps {
  chooser: PictureChooser;
  onPicture: (src: string, alt: string) => void;
}

/** Inserts a picture with its alternative text. */
export function PictureTool({ chooser, onPicture }: PictureToolProps) {
  const { richText: words } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <ToolPopover
      label={words.picture}
      open={open}
      onOpen={setOpen}
      trigger={
        <ToolOpener label={words.picture}>
          <Icon shape={Image} />
        </ToolOpener>
      }
    >
      {(choose) => (
        <PictureForm chooser={chooser} onPicture={(src, alt) => choose(() => onPicture(src, alt))} />
      )}
    </ToolPopover>
  );
}

function PictureForm({ chooser, onPicture }: PictureToolProps) {
  const { richText: words } = useMessages();
  const [src, setSrc] = useState<string>();
  const [alt, setAlt] = useState('');
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Stops the event: React would report it to the surrounding form.
    event.stopPropagation();
    if (alt.trim() === '') setRefused(true);
    else if (src !== undefined) onPicture(src, alt.trim());
  }

  return (
    <form className={css.linkForm} noValidate onSubmit={submit}>
      {src === undefined ? chooser(setSrc) : <img className={css.chosen} src={src} alt="" />}
      <TextField
        label={words.pictureWords}
        hint={words.pictureHint}
        autoComplete="off"
        value={alt}
        onChange={(next) => {
          setRefused(false);
          setAlt(next);
        }}
        state={isRefused ? 'error' : 'primary'}
        feedback={words.noPictureWords}
      />
      <div className={css.acts}>
        <Button type="submit" variant="primary" size="small" disabled={src === undefined}>
          {words.setPicture}
        </Button>
      </div>
    </form>
  );
}

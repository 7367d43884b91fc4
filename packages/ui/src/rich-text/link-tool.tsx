import { Link } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../provider/ui-provider.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { readAddress } from './link-address.ts';
import * as css from './rich-text.css.ts';
import { ToolOpener } from './tool-button.tsx';
import { ToolPopover } from './tool-popover.tsx';

interface LinkToolProps {
  /** The address at the caret, or empty. */
  href: string;
  onLink: (href: string | null) => void;
}

/** Makes the selection a link, or changes the link at the caret. */
export function LinkTool({ href, onLink }: LinkToolProps) {
  const { richText: words } = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <ToolPopover
      label={words.link}
      open={open}
      onOpen={setOpen}
      trigger={
        <ToolOpener label={words.link}>
          <Icon shape={Link} />
        </ToolOpener>
      }
    >
      {(choose) => <LinkForm href={href} onLink={(next) => choose(() => onLink(next))} />}
    </ToolPopover>
  );
}

function LinkForm({ href, onLink }: LinkToolProps) {
  const { richText: words } = useMessages();
  const [text, setText] = useState(href);
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Stops the event: React would report it to the surrounding form.
    event.stopPropagation();
    const address = readAddress(text);
    if (address === undefined) setRefused(true);
    else onLink(address);
  }

  return (
    <form className={css.linkForm} noValidate onSubmit={submit}>
      <TextField
        label={words.address}
        type="url"
        autoComplete="off"
        placeholder="https://"
        value={text}
        onChange={(next) => {
          setRefused(false);
          setText(next);
        }}
        state={isRefused ? 'error' : 'primary'}
        feedback={words.noAddress}
      />
      <div className={css.acts}>
        <Button type="submit" variant="primary" size="small">
          {words.setLink}
        </Button>
        {href !== '' && (
          <Button variant="quiet" size="small" onClick={() => onLink(null)}>
            {words.removeLink}
          </Button>
        )}
      </div>
    </form>
  );
}

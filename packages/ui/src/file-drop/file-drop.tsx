import { Upload } from 'lucide-react';
import { type FocusEvent, type FocusEventHandler, type Ref, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { useUi } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import * as css from './file-drop.css.ts';
import { FileRow, type FileTransfer } from './file-row.tsx';
import { formatSize, getKinds, type RefusedFile, sortFiles } from './file-rules.ts';
import { Refusals } from './refusals.tsx';
import { useDropZone } from './use-drop-zone.ts';

interface FileDropBase extends FieldProps {
  /** The chosen files. The component only reports them; the screen uploads them. */
  value: readonly File[];
  /** Called with all files after one was added or removed. */
  onChange: (files: readonly File[]) => void;
  /** Called when the focus leaves the field. */
  onBlur?: FocusEventHandler | undefined;
  /**
   * Accepted extensions (`.csv`) and types (`text/csv`, `image/*`); a file needs one of them. By default any
   * file.
   */
  accept?: readonly string[] | undefined;
  /** The largest file, in bytes. */
  maxSize?: number | undefined;
  /** The upload progress of each file. */
  transfers?: ReadonlyMap<File, FileTransfer> | undefined;
  /** The button: it is focused when the field has an error. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

export type FileDropProps = FileDropBase &
  (
    | {
        /** Whether several files can be chosen. */
        multiple?: false | undefined;
        maxFiles?: undefined;
      }
    | {
        multiple: true;
        /** How many files there may be. */
        maxFiles?: number | undefined;
      }
  );

/** Takes files that are chosen, dropped or pasted. Refused files are named with the reason. */
export function FileDrop(props: FileDropProps) {
  const { locale, messages } = useUi();
  const words = messages.fileDrop;
  const { value, accept = [], maxSize, multiple = false } = props;
  const maxFiles = multiple ? (props.maxFiles ?? Number.POSITIVE_INFINITY) : 1;
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const ownField = useField(props);
  const field = refused.length > 0 ? { ...ownField, state: 'error' as const } : ownField;
  const locked = field.disabled || field.readOnly;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);

  function take(files: readonly File[], folders: ReadonlySet<File> = new Set()) {
    const sorted = sortFiles(files, folders, value, { accept, maxSize, maxFiles });
    setRefused(sorted.refused);
    setSaid(sorted.taken.length === 0 ? '' : words.taken(sorted.taken.map(({ name }) => name)));
    if (sorted.taken.length > 0) props.onChange(multiple ? [...value, ...sorted.taken] : sorted.taken);
  }

  function remove(file: File) {
    setRefused([]);
    setSaid(words.removed(file.name));
    props.onChange(value.filter((one) => one !== file));
    // The pressed button has been removed.
    group.current?.querySelector('button')?.focus();
  }

  const focus = {
    onBlur(event: FocusEvent) {
      if (!group.current?.contains(event.relatedTarget)) props.onBlur?.(event);
    },
  };

  const { isOver, zone } = useDropZone({ locked, onFiles: take });
  const limits = words.limits(
    getKinds(accept, words.kinds).join(', '),
    maxSize === undefined ? '' : formatSize(maxSize, locale),
  );
  return (
    <Field field={field} kind="group">
      <div ref={group} {...zone} {...focus}>
        {!field.readOnly && (
          <div className={css.zone({ state: field.state, locked })} data-over={isOver || undefined}>
            <Button
              ref={props.ref}
              icon={Upload}
              disabled={field.disabled}
              aria-describedby={`${id}-words ${field.messageId} ${id}-refusals`}
              onClick={() => input.current?.click()}
            >
              {words.choose(multiple)}
            </Button>
            <span id={`${id}-words`} className={css.words}>
              {isOver ? words.release : words.drop}
              {limits !== '' && <span className={css.limits}>{limits}</span>}
            </span>
            <input
              ref={input}
              hidden
              type="file"
              aria-label={field.label}
              accept={accept.join(',') || undefined}
              multiple={multiple}
              disabled={locked}
              onChange={(event) => {
                take(Array.from(event.target.files ?? []));
                // Otherwise the same file could not be chosen again after a correction.
                event.target.value = '';
              }}
            />
          </div>
        )}
        {value.length > 0 && (
          <ul className={`${css.files} ${field.readOnly ? '' : css.below}`}>
            {value.map((file, index) => (
              <FileRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, size and date
                key={`${file.name} ${file.lastModified} ${index}`}
                file={file}
                transfer={props.transfers?.get(file)}
                locked={locked}
                onRemove={() => remove(file)}
              />
            ))}
          </ul>
        )}
      </div>
      <Refusals id={`${id}-refusals`} refused={refused} rules={{ accept, maxSize, maxFiles }} />
      <Announcement text={said} />
    </Field>
  );
}

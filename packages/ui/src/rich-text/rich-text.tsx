import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { controlFrame } from '../field/control-frame.css.ts';
import { Counter } from '../field/counter.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { frameVariants } from '../field/frame-variants.ts';
import { useField } from '../field/use-field.ts';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { blockUnparsedSubmit } from '../typed-value/block-unparsed-submit.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { PictureChooser } from './picture-tool.tsx';
import { readLength } from './read-length.ts';
import type { RichFormat, TextTag } from './rich-editor.ts';
import * as css from './rich-text.css.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { unknownTags } from './text-tags.ts';
import { useRichEditor } from './use-rich-editor.ts';

export interface RichTextProps extends Omit<ValueFieldProps, 'onBlur'> {
  /** `line` is one line of plain text with its tags, such as a subject: its value is that text, not HTML. */
  format?: RichFormat | undefined;
  /**
   * HTML of p, br, strong, em, u, s, ul, ol, li, `a href`, `img src alt` and `span style="color:#rrggbb"`; tags stand in
   * it as `{{customer_name}}`. Empty without any text. It is not touched until somebody writes.
   */
  value: string;
  onBlur?: (() => void) | undefined;
  /** What can be put into the text. One in the value that is not among them is kept and marked. */
  tags?: readonly TextTag[] | undefined;
  /** How a picture is chosen and kept at a path of this place. Without it none can be put into the text; a line has none. */
  picture?: PictureChooser | undefined;
  /** What it is written in where that is not the reader's language, for whoever hears it or has it spelt: `el`. */
  language?: string | undefined;
  /** In characters as they are read, without the markup; of a line, as it is written. Nothing is cut off: what is too long is said. */
  maxLength?: number | undefined;
  /** Lines seen before it scrolls or is drawn larger; a line of text that wraps grows. */
  rows?: number | undefined;
  ref?: Ref<{ focus(): void }> | undefined;
}

const noTags: readonly TextTag[] = [];

/** The text of a letter, with its few marks, links, named colours and tags. The editor itself is loaded when needed. */
export function RichText({
  format = 'html',
  tags = noTags,
  picture,
  rows = format === 'html' ? 8 : 1,
  language,
  maxLength,
  ref,
  ...props
}: RichTextProps) {
  const {
    locale,
    messages: { richText: words },
  } = useUi();
  const { value } = props;
  const labelOf = (id: string) => tags.find((tag) => tag.id === id)?.label;
  const unknown = unknownTags(value, new Set(tags.map(({ id }) => id)));
  const isSaid = props.state === 'error' && props.feedback;
  const field = useField(
    isSaid || unknown.length === 0
      ? props
      : blockUnparsedSubmit(props, words.unknownTags(unknown.slice(0, 5).join(', '))),
  );
  const isLocked = field.disabled || field.readOnly;
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const { editor, state, failed, retry } = useRichEditor({
    place,
    format,
    value,
    editable: !isLocked,
    words: JSON.stringify([tags, words.unknownTag]),
    labelOf,
    unknownWords: words.unknownTag,
    locale,
    onChange: props.onChange,
    onBlur: (event) => {
      if (!toolbar.current?.contains(event.relatedTarget as Node | null)) props.onBlur?.();
    },
    onToolbar: () => toolbar.current?.focus(),
    attributes: {
      id: field.control.id,
      role: 'textbox',
      lang: language,
      'aria-multiline': format === 'html' ? 'true' : undefined,
      'aria-labelledby': field.labelId,
      'aria-describedby': field.messageId,
      'aria-invalid': field.control['aria-invalid'] && 'true',
      'aria-readonly': field.readOnly ? 'true' : undefined,
      'aria-disabled': field.disabled ? 'true' : undefined,
      tabindex: field.disabled ? undefined : '0',
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => editor?.focus() }), [editor]);
  useEffect(() => {
    // A press on the label goes to the text, as in every field; a label element knows only inputs.
    const label = document.getElementById(field.labelId);
    const focus = () => editor?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [editor, field.labelId]);

  const tools = !isLocked && (
    <RichToolbar
      ref={toolbar}
      label={field.label}
      format={format}
      textId={editor === undefined ? undefined : field.control.id}
      tags={tags}
      picture={picture}
      state={state}
      waits={editor === undefined}
      onCommand={(command) => editor?.run(command)}
      onLeave={() => editor?.focus()}
    />
  );
  return (
    <Field
      field={{ ...field, control: { ...field.control, id: `${field.control.id}-group` } }}
      kind="group"
      meta={
        maxLength === undefined ? undefined : (
          <Counter used={format === 'html' ? readLength(value, labelOf) : value.length} limit={maxLength} />
        )
      }
    >
      <div
        className={`${controlFrame({ ...frameVariants(field), shape: 'line' })} ${css.frame({ format })}`}
        data-open={state.hasFocus || undefined}
      >
        {format === 'html' && tools}
        <div
          className={css.place({ format })}
          style={{ [format === 'html' ? 'height' : 'minHeight']: getHeight(rows) }}
          aria-busy={editor === undefined && !failed ? true : undefined}
        >
          {editor === undefined && (failed ? <Failure onRetry={retry} /> : <Waiting />)}
          <div ref={place} className={css.mount} />
        </div>
        {format === 'line' && tools}
      </div>
      <VisuallyHidden>
        <span role="status">{failed ? words.failed : ''}</span>
      </VisuallyHidden>
      {props.name !== undefined && (
        <input type="hidden" name={props.name} value={value} disabled={field.disabled} />
      )}
    </Field>
  );
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <Skeleton width="80%" />
      <Skeleton width="95%" />
      <Skeleton width="40%" />
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { richText: words } = useMessages();
  return (
    <div className={css.failure}>
      {words.failed}
      <Button size="small" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

/** So many lines and the padding around them. */
function getHeight(rows: number): number {
  return rows * css.lineHeight + 16;
}

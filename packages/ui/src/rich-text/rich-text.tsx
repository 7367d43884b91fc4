import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { controlFrame } from '../field/control-frame.css.ts';
import { Counter } from '../field/counter.tsx';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { frameVariants } from '../field/frame-variants.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useMessages, useUi } from '../provider/ui-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { PictureChooser } from './picture-tool.tsx';
import { readLength } from './read-length.ts';
import type { RichFormat, TextTag } from './rich-editor.ts';
import * as css from './rich-text.css.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { unknownTags } from './text-tags.ts';
import { useRichEditor } from './use-rich-editor.ts';

export interface RichTextProps extends Omit<ValueFieldProps, 'onBlur'> {
  /** `line` is a single line of plain text with tags, such as a subject. Its value is text, not HTML. */
  format?: RichFormat | undefined;
  /**
   * HTML of p, br, strong, em, u, s, ul, ol, li, `a href`, `img src alt` and `span style="color:#rrggbb"`,
   * with tags as `{{customer_name}}`. Empty without text. It does not change until the user types.
   */
  value: string;
  /** Called when the focus leaves the text and its tools. */
  onBlur?: (() => void) | undefined;
  /** The tags that can be inserted. Unknown tags in the value are kept and marked. */
  tags?: readonly TextTag[] | undefined;
  /**
   * The upload of pictures to a path on this origin. Without it, and in a `line`, pictures cannot be
   * inserted.
   */
  picture?: PictureChooser | undefined;
  /** The language of the text if it differs from the page's, for screen readers and spell checkers: `el`. */
  language?: string | undefined;
  /**
   * The maximum of visible characters; for a `line`, of written characters. A longer text is reported, never
   * cut.
   */
  maxLength?: number | undefined;
  /** The visible lines before it scrolls; a `line` that wraps grows. */
  rows?: number | undefined;
  ref?: Ref<{ focus(): void }> | undefined;
}

const noTags: readonly TextTag[] = [];

/** The formatted text of a letter, with links, colours and tags. The editor is loaded on demand. */
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
      : withOwnError(props, words.unknownTags(unknown.slice(0, 5).join(', '))),
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
    // Its one stop.
    onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
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
    // A press on the label focuses the text; a label element only works with inputs.
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

/** The height of the lines and the padding. */
function getHeight(rows: number): number {
  return rows * css.lineHeight + 16;
}

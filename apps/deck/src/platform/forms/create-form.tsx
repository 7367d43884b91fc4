import { FormColumn, type FormColumnProps } from '@deck/ui';
import { createContext, createElement, type FunctionComponent, type ReactNode, use } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useValidationMessage } from './validation-message.ts';

/** Any field of the kit: it has a name and a value, and reports a new value. */
type KitField = (props: never) => ReactNode;
type PropsOf<Field extends KitField> = Parameters<Field>[0];

/** What a form says to its fields itself. */
type BoundProp =
  | 'name'
  | 'value'
  | 'checked'
  | 'onChange'
  | 'onBlur'
  | 'ref'
  | 'state'
  | 'feedback'
  | 'disabled';
type WithoutBound<Props> = Props extends unknown ? Omit<Props, BoundProp> : never;

/** What a field of the kit holds: a yes or no where it is checked. */
type ValueOf<Props> = Props extends { checked: boolean | 'mixed' }
  ? boolean
  : Props extends { value: infer Value }
    ? Value
    : never;

/** The options of a choice are values that the form knows at that place. */
type WithOptions<Props, Value> = Props extends { options: readonly unknown[] }
  ? Omit<Props, 'options'> & {
      options: readonly (Props['options'][number] & {
        value: Value extends readonly (infer One)[] ? One : Value;
      })[];
    }
  : Props;

interface FormProps<Value> {
  /** How many of the twelve columns of a `FormGrid`; without it the field stands by itself. */
  span?: FormColumnProps['span'] | undefined;
  /** What is kept of what is typed: `(text) => text.trim()`. */
  parse?: ((value: Value) => Value) | undefined;
  /** What follows from a new value, once the form has it. */
  onChange?: ((value: Value) => void) | undefined;
  /** A sentence of what is wrong that the contract cannot know; it is said at once. */
  problem?: string | undefined;
  /** What is wrong is said elsewhere. */
  silent?: boolean | undefined;
  disabled?: boolean | undefined;
}

type FormFieldProps<Values extends FieldValues, Props, Name extends FieldPath<Values>> = {
  name: Name;
} & FormProps<FieldPathValue<Values, Name>> &
  WithOptions<WithoutBound<Props>, FieldPathValue<Values, Name>>;

/** The fields of one form, by the names they are given; they take the names of `Values` that hold what they hold. */
type FormFields<Values extends FieldValues, Kit extends Readonly<Record<string, KitField>>> = {
  readonly [Field in keyof Kit]: <const Name extends FieldPathByValue<Values, ValueOf<PropsOf<Kit[Field]>>>>(
    props: FormFieldProps<Values, PropsOf<Kit[Field]>, Name>,
  ) => ReactNode;
};

type AnyControl = Control<FieldValues, unknown, FieldValues>;
const FormControl = createContext<AnyControl | undefined>(undefined);

interface FormProviderProps<Values extends FieldValues> {
  form: { readonly control: Control<Values, unknown, Values> };
  children: ReactNode;
}

/** Gives its fields to a form. Dialogs and cards that stand within it belong to it. */
export function FormProvider<Values extends FieldValues>({ form, children }: FormProviderProps<Values>) {
  // Fields name their values by paths, which the form they were created for has checked.
  return <FormControl value={form.control as unknown as AnyControl}>{children}</FormControl>;
}

/**
 * The fields of a form, typed by what it holds: a name, a value or an option that the form does not have is a type error.
 * @example
 * const Form = createForm<PasswordChange>()({ Password: PasswordField });
 * <FormProvider form={form}><Form.Password name="newPassword" label={t('password.new')} span={6} /></FormProvider>
 */
export function createForm<Values extends FieldValues>() {
  return <const Kit extends Readonly<Record<string, KitField>>>(kit: Kit) => {
    const fields = Object.entries(kit).map(([name, field]) => [name, bindField(field as UntypedField)]);
    return Object.fromEntries(fields) as FormFields<Values, Kit>;
  };
}

type UntypedField = FunctionComponent<Record<string, unknown>>;

interface BoundFieldProps extends FormProps<unknown> {
  name: string;
  label?: string | undefined;
}

/** Joins one field of the kit to one value of a form: value, blur, focus on error and the sentence of what is wrong. */
function bindField(Field: UntypedField) {
  return function BoundField({ span, parse, onChange, problem, silent, disabled, ...own }: BoundFieldProps) {
    const control = use(FormControl);
    if (!control) throw new Error(`${own.name} stands outside of a form`);
    const { field, fieldState, formState } = useController({ control, name: own.name });
    const say = useValidationMessage();
    // A list that grows is checked as a whole: what nobody has been to yet is not called wrong.
    const error = fieldState.isTouched || formState.isSubmitted ? fieldState.error : undefined;
    const feedback = problem ?? (error ? say(error.message, own.label) : '');
    const value: unknown = field.value;
    const drawn = createElement(Field, {
      ...own,
      ...(typeof value === 'boolean' ? { checked: value } : { value }),
      ref: field.ref,
      onBlur: field.onBlur,
      onChange: (typed: unknown) => {
        const kept = parse ? parse(typed) : typed;
        field.onChange(kept);
        onChange?.(kept);
      },
      ...(silent !== true && { state: problem !== undefined || error ? 'error' : 'primary', feedback }),
      ...((disabled === true || formState.disabled) && { disabled: true }),
    });
    return span === undefined ? drawn : <FormColumn span={span}>{drawn}</FormColumn>;
  };
}

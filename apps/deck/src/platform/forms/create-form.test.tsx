import type { CheckboxProps, MultiSelectProps, SelectProps, TextFieldProps } from '@deck/ui';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFormControl } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../i18n/en/app.ts';
import { contractResolver } from './contract-resolver.ts';
import { createForm, FormProvider } from './create-form.tsx';

// The styles of the kit need a bundler. The props of its fields are checked all the same.
vi.mock('@deck/ui', () => ({
  FormColumn: ({ span, children }: { span: number; children: ReactNode }) => (
    <div data-span={span}>{children}</div>
  ),
}));

const i18n = i18next.createInstance();
await i18n.init({ lng: 'en', resources: { en: { app } }, defaultNS: 'app' });

interface Guest {
  email: string;
  card: { holder: string };
  scheme: 'SINGLE' | 'DOUBLE';
  languages: ('en' | 'el')[];
  news: boolean;
  photo: string | null;
}

const guest: Guest = {
  email: 'a@x.gr',
  card: { holder: '' },
  scheme: 'SINGLE',
  languages: [],
  news: true,
  photo: null,
};

/** What the fields were given, by their labels. */
const given = new Map<string, { readonly onChange: (value: string) => void }>();

function Text(props: TextFieldProps) {
  given.set(props.label, props);
  const { name, value, state, feedback, disabled } = props;
  return <input name={name} value={value} disabled={disabled} data-state={state} title={feedback} readOnly />;
}
const Checkbox = ({ name, checked }: CheckboxProps) => (
  <input type="checkbox" name={name} checked={checked === true} readOnly />
);
const Select = (_: SelectProps) => null;
const MultiSelect = (_: MultiSelectProps) => null;

const Form = createForm<Guest>()({ Text, Checkbox, Select, MultiSelect });

const guestForm = (disabled = false) =>
  createFormControl<Guest, unknown, Guest>({
    defaultValues: guest,
    disabled,
    resolver: contractResolver(({ email }) => (email === '' ? { email: 'required' } : {})),
  });

const draw = (children: ReactNode, form = guestForm()) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <FormProvider form={form}>{children}</FormProvider>
    </I18nextProvider>,
  );

/** A form that was sent without an address. */
async function refused() {
  const form = guestForm();
  form.setValue('email', '');
  await form.handleSubmit(() => undefined)();
  return form;
}

beforeEach(() => given.clear());

describe('a bound field', () => {
  it('shows the value of its name in its columns', () => {
    expect(draw(<Form.Text name="email" label="E-mail" span={6} />)).toMatch(
      /^<div data-span="6"><input .*name="email" value="a@x.gr"/,
    );
    expect(draw(<Form.Text name="card.holder" label="Holder" />)).toMatch(/^<input .*name="card.holder"/);
    expect(draw(<Form.Checkbox name="news" label="News" />)).toContain('checked=""');
  });

  it('keeps what is parsed, and tells of it once the form has it', () => {
    const form = guestForm();
    const told: string[] = [];
    draw(
      <Form.Text
        name="email"
        label="E-mail"
        parse={(text) => text.trim()}
        onChange={(value) => told.push(value, form.getValues('email'))}
      />,
      form,
    );
    given.get('E-mail')?.onChange(' b@x.gr ');
    expect(told).toEqual(['b@x.gr', 'b@x.gr']);
  });

  it('says what is wrong after it was sent, unless that is said elsewhere', async () => {
    expect(draw(<Form.Text name="email" label="E-mail" />)).toContain('data-state="primary" title=""');
    const form = await refused();
    expect(draw(<Form.Text name="email" label="E-mail" />, form)).toContain(
      `data-state="error" title="${app.validation.required}"`,
    );
    expect(draw(<Form.Text name="email" label="E-mail" silent />, form)).not.toContain('data-state');
  });

  it('says at once what only the screen knows', () => {
    expect(draw(<Form.Text name="email" label="E-mail" problem="Twice" />)).toContain(
      'data-state="error" title="Twice"',
    );
  });

  it('is closed with its form, or by itself', () => {
    const field = <Form.Text name="email" label="E-mail" />;
    expect(draw(field)).not.toContain('disabled');
    expect(draw(field, guestForm(true))).toContain('disabled');
    expect(draw(<Form.Text name="email" label="E-mail" disabled />)).toContain('disabled');
  });

  it('needs a form around it', () => {
    expect(() => renderToStaticMarkup(<Form.Text name="email" label="E-mail" />)).toThrow(
      'email stands outside of a form',
    );
  });
});

/** Read by the type check alone: each line that compiles is a fault. */
export const mistakes = () => [
  // @ts-expect-error the form has no such name
  <Form.Text key="name" name="mail" label="" />,
  // @ts-expect-error nor one further down
  <Form.Text key="path" name="card.number" label="" />,
  // @ts-expect-error a text field does not hold a yes or no
  <Form.Text key="widget" name="news" label="" />,
  // @ts-expect-error a checkbox does not hold a text
  <Form.Checkbox key="checkbox" name="email" label="" />,
  // @ts-expect-error a text field cannot show that there is nothing
  <Form.Text key="null" name="photo" label="" />,
  // @ts-expect-error the form does not know this option
  <Form.Select key="option" name="scheme" label="" options={[{ value: 'TRIPLE', label: '' }]} />,
  // @ts-expect-error nor this one of several
  <Form.MultiSelect key="options" name="languages" label="" options={[{ value: 'de', label: '' }]} />,
  // @ts-expect-error the value is the form's
  <Form.Text key="value" name="email" label="" value="" />,
  // @ts-expect-error what is kept is no number
  <Form.Text key="parse" name="email" label="" parse={(text) => text.length} />,
];

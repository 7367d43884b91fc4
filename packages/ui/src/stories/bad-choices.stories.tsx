import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Nfc } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CardSelector } from '../card-selector/card-selector.tsx';
import { exampleCards } from '../card-selector/example-cards.ts';
import { Combobox } from '../combobox/combobox.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { badTexts } from './bad-input.ts';

// For all fields with a choice: a broken store or an old address may set a value that is no longer an option.

const meta = { title: 'Fields/Bad input of choices', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onChange = fn();
const countries: readonly { value: string; label: string }[] = [
  { value: 'GR', label: 'Greece' },
  { value: 'NO', label: 'Norway' },
];
const cards: readonly { value: string; label: string; icon: typeof Link }[] = [
  { value: 'link', label: 'Payment link', icon: Link },
  { value: 'vpos', label: 'vPOS', icon: Nfc },
];

function Fields({ value }: { value: string }) {
  const chosen = { value, onChange, options: countries };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Select {...chosen} label="Select" />
      <Combobox {...chosen} label="Combobox" />
      <MultiSelect {...chosen} label="Multi-select" value={[value]} />
      <RadioGroup {...chosen} label="Radio group" />
      <SegmentedControl {...chosen} label="Segmented control" />
      <RadioCards label="Radio cards" options={cards} value={value} onChange={onChange} />
      <CardSelector label="Card selector" cards={exampleCards} value={value} onChange={onChange} />
    </div>
  );
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function isRefused(canvas: Canvas, reason: RegExp) {
  for (const name of ['Select', 'Combobox'])
    await expect(canvas.getByRole('combobox', { name })).toBeInvalid();
  for (const name of ['Radio group', 'Segmented control', 'Radio cards', 'Card selector'])
    await expect(canvas.getByRole('radiogroup', { name })).toBeInvalid();
  await expect(canvas.getAllByText(reason)).toHaveLength(6);
  await expect(canvas.getByText('The chosen card is not among the saved cards')).toBeVisible();
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
}

export const Unknown: Story = {
  name: 'An unknown country is shown as an error with the reason and not changed, not even on blur',
  render: () => <Fields value="Atlantis" />,
  play: async ({ canvas }) => {
    onChange.mockClear();
    await isRefused(canvas, /^“Atlantis” is not one of the choices$/);
    const combobox = canvas.getByRole('combobox', { name: 'Combobox' });
    await expect(canvas.getByRole('combobox', { name: 'Select' })).toHaveTextContent('Atlantis');
    await expect(combobox).toHaveValue('Atlantis');
    await userEvent.click(combobox);
    await userEvent.keyboard('nor{Tab}');
    await waitFor(() => expect(combobox).toHaveValue('Atlantis'));
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const Hostile: Story = {
  name: '80 kB, emoji, direction marks or a NUL as a value break nothing, and nothing overflows',
  render: () => (
    <div style={{ width: 320 }}>
      <Fields value={`\u202e😀\u0000${'x'.repeat(80_000)}`} />
    </div>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    await isRefused(canvas, /x…” is not one of the choices$/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
    await expect(onChange).not.toHaveBeenCalled();
  },
};

const many = Array.from({ length: 12 }, (_, index) => ({ value: `P${index}`, label: `Property ${index}` }));

export const Searched: Story = {
  name: '80 kB, emoji, direction marks and a NUL pasted into a search find and choose nothing',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Combobox label="Combobox" options={many} value="P1" onChange={onChange} />
      <MultiSelect label="Multi-select" options={many} value={['P1']} onChange={onChange} />
    </div>
  ),
  play: async ({ canvas }) => {
    onChange.mockClear();
    const combobox = canvas.getByRole('combobox', { name: 'Combobox' });
    for (const [what, text] of badTexts) {
      await userEvent.clear(combobox);
      await userEvent.paste(text);
      await expect(screen.queryAllByRole('option'), what).toHaveLength(0);
      await userEvent.tab();
      await waitFor(() => expect(combobox, what).toHaveValue('Property 1'));
    }
    await userEvent.click(canvas.getByRole('button', { name: /Multi-select/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Multi-select' }));
    for (const [what, text] of badTexts) {
      await userEvent.clear(panel.getByRole('searchbox'));
      await userEvent.paste(text);
      await expect(panel.queryAllByRole('checkbox'), what).toHaveLength(0);
    }
    await expect(onChange).not.toHaveBeenCalled();
  },
};

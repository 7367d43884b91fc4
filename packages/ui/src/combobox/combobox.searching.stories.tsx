import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { cities, HeldCombobox, properties } from './story-parts.ts';

const meta = {
  title: 'Fields/Combobox/Searching',
  component: Combobox,
  tags: ['!autodocs'],
  args: {
    label: 'Property',
    options: properties,
    value: '',
    onChange: fn(),
    countText: (found: number, total: number) => `${found} of ${total} properties`,
    emptyText: (query: string) => `No property matches “${query}”`,
    renderMeta: ({ label }: ComboboxOption) => cities[label],
  },
  render: (args) => <HeldCombobox {...args} />,
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 10_000 }, (_, index) => {
  const name = `Guest ${String(index + 1).padStart(5, '0')}`;
  return { value: name, label: name };
});

/** Searches like a server: the options are the matches of the last search. */
function AtServer(props: ComboboxProps) {
  const [options, setOptions] = useState<readonly ComboboxOption[]>([]);
  const [loading, setLoading] = useState(false);
  const answer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (query: string) => {
    props.onSearch?.(query);
    setLoading(true);
    clearTimeout(answer.current);
    answer.current = setTimeout(() => {
      setOptions(query === '' ? [] : properties.filter(({ label }) => label.includes(query)));
      setLoading(false);
    }, 500);
  };
  return <HeldCombobox {...props} options={options} loading={loading} onSearch={search} />;
}

const labels = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('span + span')?.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

export const Typed: Story = {
  name: 'Typing filters the list and highlights matches; the count is visible and announced',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Property' });
    await userEvent.type(field, 'lyka');
    await expect(labels()).toEqual(['Lyka Residence', 'Hotel Lykavittos']);
    await expect(screen.getAllByText('Lyka', { selector: 'mark' })).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 9 properties');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Hotel Lykavittos');
    await expect(field).toHaveValue('Hotel Lykavittos');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: Hotel Lykavittos');
  },
};

export const AnyScript: Story = {
  name: 'It searches without accents in any script, and by hidden terms',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    for (const [query, label] of [
      ['ΑΚΤΗ', 'Ξενοδοχείο Ακτή'],
      ['березка', 'Вилла Берёзка'],
      ['naxos', 'Kalypso Bay Resort'],
    ]) {
      await userEvent.clear(field);
      await userEvent.type(field, query ?? '');
      await expect(labels()).toEqual([label]);
    }
  },
};

export const NoMatch: Story = {
  name: 'Without a match it says so, visibly and aloud; Enter then does nothing',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'zante{Enter}');
    const [status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent('No property matches “zante”');
    await expect(screen.getAllByText('No property matches “zante”')).toHaveLength(2);
    await expect(field).toHaveValue('zante');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Many: Story = {
  name: 'Of 10,000 options only visible ones are rendered, each with its position in the set',
  args: { label: 'Guest', value: 'Guest 05000', renderMeta: () => undefined },
  // Not as args: Storybook would serialise each option to its controls.
  render: (args) => <HeldCombobox {...args} options={many} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    const chosen = await screen.findByRole('option', { name: 'Guest 05000' });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(chosen).toHaveAttribute('aria-setsize', '10000');
    await expect(chosen).toHaveAttribute('aria-posinset', '5000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(active(field)).toHaveTextContent('Guest 10000'));
    await userEvent.clear(field);
    await userEvent.type(field, '0999');
    await expect(canvas.getByRole('status')).toHaveTextContent('11 of 10000');
    await expect(active(field)).toHaveTextContent('Guest 09990');
  },
};

export const Waiting: Story = {
  name: 'While the server searches, Enter does not choose an earlier match',
  args: { value: '', onSearch: fn() },
  render: (args) => <AtServer {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'Ka');
    await screen.findByRole('option', { name: /Kalypso Bay Resort/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Lyka{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Lyka');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    const [best] = labels();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(best);
  },
};

export const Searched: Story = {
  name: 'With a server search it announces waiting, and keeps the selection if the next search omits it',
  args: { value: 'Villa Thalassa', valueLabel: 'Villa Thalassa', onSearch: fn() },
  render: (args) => <AtServer {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('Villa Thalassa');
    await userEvent.click(field);
    await userEvent.keyboard('Lyka');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Lyka');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.click(await screen.findByRole('option', { name: /Lyka Residence/ }));
    await expect(field).toHaveValue('Lyka Residence');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await userEvent.tab();
    await expect(field).toHaveValue('Lyka Residence');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Combobox } from './combobox.tsx';

const meta = { title: 'Sheets/Combobox', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const cities: Readonly<Record<string, string>> = {
  'Hotel Lykavittos': 'Athens',
  'Lyka Residence': 'Paros',
  'Kalypso Bay Resort': 'Naxos',
};
const options = Object.keys(cities).map((label) => ({
  value: label,
  label,
  icon: Building2,
  disabled: label.startsWith('Kalypso'),
  hint: label.startsWith('Kalypso') ? 'Closed until April' : undefined,
}));

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <Combobox label="Chosen" options={options} value="Hotel Lykavittos" onChange={ignore} />
        <Combobox label="Empty" options={options} value="" optional onChange={ignore} />
        <Combobox
          label="Placeholder and hint"
          options={options}
          value=""
          placeholder="Name or city"
          hint="Where the guest stays"
          onChange={ignore}
        />
        <Combobox
          label="Error"
          options={options}
          value=""
          state="error"
          feedback="Choose a property"
          onChange={ignore}
        />
        <Combobox label="Disabled" options={options} value="Lyka Residence" disabled onChange={ignore} />
        <Combobox label="Read only" options={options} value="Lyka Residence" readOnly onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => (
            <Combobox label={moment} options={options} value="Hotel Lykavittos" onChange={ignore} />
          )}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

const open = (
  <Sheet>
    <SheetSection title="Open" layout="grid">
      <Combobox
        label="Property"
        options={options}
        value=""
        onChange={ignore}
        countText={(found, total) => `${found} of ${total} properties`}
        emptyText={(query) => `No property matches “${query}”`}
        renderMeta={({ value }) => cities[value]}
      />
    </SheetSection>
  </Sheet>
);

export const Found: StoryObj<typeof meta> = {
  render: () => open,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lyka');
  },
};

export const Whole: StoryObj<typeof meta> = {
  render: () => open,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const None: StoryObj<typeof meta> = {
  render: () => open,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zante');
    const said = 'No property matches “zante”';
    await expect(await screen.findByText(said, { ignore: '[role="status"]' })).toBeVisible();
    await expect(screen.queryAllByRole('option')).toEqual([]);
  },
};

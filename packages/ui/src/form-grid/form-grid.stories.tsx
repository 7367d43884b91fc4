import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../text-field/text-field.tsx';
import { FormColumn, FormGrid } from './form-grid.tsx';

const ignore = () => undefined;

function Field({ label }: { label: string }) {
  return <TextField label={label} value="" onChange={ignore} />;
}

const meta = {
  title: 'Layout/Form grid',
  component: FormGrid,
  args: {
    children: (
      <>
        <FormColumn span={4}>
          <Field label="First name" />
        </FormColumn>
        <FormColumn span={4}>
          <Field label="Last name" />
        </FormColumn>
        <FormColumn span={4}>
          <Field label="Language" />
        </FormColumn>
        <FormColumn span={12}>
          <Field label="Address" />
        </FormColumn>
      </>
    ),
  },
  render: (args) => (
    <div data-testid="place" style={{ width: 960 }}>
      <FormGrid {...args} />
    </div>
  ),
} satisfies Meta<typeof FormGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

/** The number of fields on each line. */
function lines(fields: readonly HTMLElement[]): number[] {
  const tops = fields.map((field) => Math.round(field.getBoundingClientRect().top));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

export const Collapses: Story = {
  name: "It follows its container's width: twelve columns, then two, then one",
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    const at = (width: number) => {
      place.style.width = `${width}px`;
      return lines(canvas.getAllByRole('textbox'));
    };
    await expect(at(960)).toEqual([3, 1]);
    await expect(at(600)).toEqual([2, 1, 1]);
    await expect(at(320)).toEqual([1, 1, 1, 1]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';

const meta = { title: 'Sheets/Breadcrumbs', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sheet per trail, since two landmarks on a page must not share a name. */
const sheetOf = (title: string, items: readonly Breadcrumb[]): Story => ({
  render: () => (
    <Sheet>
      <SheetSection title={title} layout="grid">
        <Breadcrumbs items={items} />
      </SheetSection>
    </Sheet>
  ),
});

export const Steps = sheetOf('Three steps', [
  { label: 'Orders', href: '#orders' },
  { label: 'KLB-20418', href: '#orders/KLB-20418' },
  { label: 'P-778120' },
]);

export const NotPermitted = sheetOf('A step that may not be opened', [
  { label: 'Payments' },
  { label: 'P-778120' },
]);

export const Long = sheetOf('Longer than its place', [
  { label: 'Организации и юридические лица', href: '#companies' },
  { label: 'Grand Hotel & Villas of the Aegean Islands', href: '#companies/7' },
  { label: 'Уведомления для сотрудников' },
]);

export const Focused: Story = {
  render: () => (
    <Sheet>
      <SheetSection title="Focused">
        <Moments of={['Focus']}>
          {(moment) => <Breadcrumbs items={[{ label: moment, href: '#orders' }, { label: 'KLB-20418' }]} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = { title: 'Sheets/Breadcrumbs', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Two steps, three, and one that may not be opened" layout="grid">
        <Breadcrumbs items={[{ label: 'Orders', href: '#orders' }, { label: 'New order' }]} />
        <Breadcrumbs
          items={[
            { label: 'Orders', href: '#orders' },
            { label: 'KLB-20418', href: '#orders/KLB-20418' },
            { label: 'P-778120' },
          ]}
        />
        <Breadcrumbs items={[{ label: 'Payments' }, { label: 'P-778120' }]} />
      </SheetSection>
      <SheetSection title="Under the pointer, pressed, focused">
        <Moments>
          {(moment) => <Breadcrumbs items={[{ label: moment, href: '#orders' }, { label: 'KLB-20418' }]} />}
        </Moments>
      </SheetSection>
      <SheetSection title="Longer than its place" layout="grid">
        <Breadcrumbs
          items={[
            { label: 'Организации и юридические лица', href: '#companies' },
            { label: 'Grand Hotel & Villas of the Aegean Islands', href: '#companies/7' },
            { label: 'Уведомления для сотрудников' },
          ]}
        />
      </SheetSection>
    </Sheet>
  ),
};

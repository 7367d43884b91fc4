import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusDot } from '../status-dot/status-dot.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = { title: 'Sheets/Description list', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Words, a link, a status" layout="grid">
        <DescriptionList
          items={[
            { term: 'Customer', description: 'Ingrid Solheim' },
            { term: 'Order', description: <TextLink href="#orders">KLB-20418</TextLink> },
            { term: 'Status', description: <StatusDot tone="success" label="Paid" /> },
          ]}
        />
      </SheetSection>
      <SheetSection title="Long terms, long words, several lines" layout="grid">
        <DescriptionList
          items={[
            { term: 'Ημερομηνία δημιουργίας της παραγγελίας', description: '20.11.2026 09:12' },
            { term: 'Адрес страницы оплаты', description: 'https://pay.example/'.padEnd(90, 'k7Qx') },
            {
              term: 'Note',
              description: 'Arrives late and asks for a cot. Breakfast is paid at the property, in cash.',
            },
          ]}
        />
      </SheetSection>
    </Sheet>
  ),
};

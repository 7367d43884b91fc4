import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Tag } from '../tag/tag.tsx';
import { StatusDot } from './status-dot.tsx';

const meta = { title: 'Sheets/Status, badge and tag', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Status: a dot fills as the money arrives">
        <StatusDot tone="neutral" label="Not paid" />
        <StatusDot tone="info" label="Link sent" />
        <StatusDot tone="warning" label="Partially paid" />
        <StatusDot tone="success" label="Paid" />
        <StatusDot tone="danger" label="Declined" />
      </SheetSection>
      <SheetSection title="Badge">
        <Badge tone="neutral" label="Not paid" />
        <Badge tone="info" label="Link sent" />
        <Badge tone="success" label="Paid" />
        <Badge tone="warning" label="Partially paid" />
        <Badge tone="danger" label="Declined" />
        <Badge tone="accent" label="Requested" />
      </SheetSection>
      <SheetSection title="Tag">
        {['SPLIT', 'IFC', 'API', 'PL', 'CARD', 'DECK', 'CRS'].map((label) => (
          <Tag key={label} label={label} />
        ))}
      </SheetSection>
    </Sheet>
  ),
};

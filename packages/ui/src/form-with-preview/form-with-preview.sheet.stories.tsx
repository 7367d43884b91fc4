import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { FormWithPreview } from './form-with-preview.tsx';

const meta = { title: 'Sheets/Form with preview', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const words = { previewTitle: 'What the guest sees', openLabel: "See the guest's page" };
const acts = (
  <Button size="large" variant="primary">
    Create link
  </Button>
);

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="With a preview and a note">
        <div style={{ flex: '1', minWidth: 0 }}>
          <FormWithPreview
            {...words}
            preview={<Card title="The page">Deposit 30 %</Card>}
            note="Goes to i.solheim@fjordmail.example"
            acts={acts}
          >
            <Card title="Amount">1,944.00 EUR</Card>
          </FormWithPreview>
        </div>
      </SheetSection>
      <SheetSection title="Without a page">
        <div style={{ flex: '1', minWidth: 0 }}>
          <FormWithPreview {...words} preview={undefined} acts={acts}>
            <Card title="Amount to charge">180.00 EUR</Card>
          </FormWithPreview>
        </div>
      </SheetSection>
    </Sheet>
  ),
};

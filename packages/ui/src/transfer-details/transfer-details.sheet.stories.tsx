import { type GuestTransferContent, toGuestContent } from '@deck/guest';
import { kalypsoTransfer } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrDivider } from '../or-divider/or-divider.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { TrustLine } from '../trust-line/trust-line.tsx';
import { TransferDetails } from './transfer-details.tsx';

const meta = { title: 'Sheets/Transfer details', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const languages = ['en', 'ru', 'el'] as const;
const contents = languages.map((language) => toGuestContent(kalypsoTransfer, language));

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="In three languages" layout="grid">
        {contents.map(({ language, transfer }) => (
          <TransferDetails key={language} transfer={transfer as GuestTransferContent} />
        ))}
      </SheetSection>
      <SheetSection title="The words between the methods" layout="grid">
        {contents.map(({ language, form }) => (
          <OrDivider key={language}>{form.orByCard}</OrDivider>
        ))}
      </SheetSection>
      <SheetSection title="Why it is safe" layout="grid">
        {contents.map(({ language, form }) => (
          <TrustLine key={language}>{form.trust}</TrustLine>
        ))}
        <TrustLine>{contents[0]?.form.trustShort}</TrustLine>
      </SheetSection>
    </Sheet>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Avatar } from './avatar.tsx';
import { AvatarButton } from './avatar-button.tsx';

const meta = { title: 'Sheets/Avatar', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Sizes and tones">
        <Avatar name="Eleni Markou" tone="accent" />
        <Avatar name="Nikos Kalogeropoulos" />
        <Avatar name="Amélie Laurent-Dubois" tone="accent" size="small" />
        <Avatar name="Ольга Ветрова" size="small" />
        <Avatar name="Meridian" />
        <Avatar name="Eleni Markou" size="large" />
        <Avatar name="Eleni Markou" tone="accent" size="large" />
        <AvatarButton name="Eleni Markou" label="Account of Eleni Markou" />
      </SheetSection>
    </Sheet>
  ),
};

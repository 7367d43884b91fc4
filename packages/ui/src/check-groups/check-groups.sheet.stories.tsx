import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { CheckGroups } from './check-groups.tsx';
import { sampleGroups, sampleOptions } from './sample-groups.ts';

const meta = { title: 'Sheets/Check groups', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const shared = { label: 'Status', options: sampleOptions, groups: sampleGroups, onChange: ignore };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="None chosen">
        <CheckGroups {...shared} value={[]} context="counts of all 1,020" />
      </SheetSection>
      <SheetSection title="Some, a whole group, and a shortcut">
        <CheckGroups
          {...shared}
          value={['LINK_SENT', 'AUTHORIZED', 'DECLINED']}
          context="3 of 8, counts of 412"
          shortcut={{ label: 'Needs you only', values: ['AUTHORIZED', 'DECLINED'] }}
        />
      </SheetSection>
    </Sheet>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateTimeField } from '../date-time-field/date-time-field.tsx';
import { Modal } from '../modal/modal.tsx';
import { Page, WithDialog } from './nesting-parts.tsx';
import { dialogRow, isFocused, isGone, opened, pageIsLocked, rows, toastAbove } from './nesting-proof.ts';

/** A calendar only contains days, but choosing a day may open a dialog. */
function Day() {
  const [day, setDay] = useState('2026-11-24');
  const [open, setOpen] = useState(false);
  return (
    <>
      <DateField
        label="Day"
        value={day}
        today="2026-11-20"
        onChange={(next) => {
          setDay(next);
          setOpen(true);
        }}
      />
      <Modal open={open} onClose={() => setOpen(false)} title="Rates: dialog" safeLabel="Keep it" />
    </>
  );
}

function Moment() {
  const [moment, setMoment] = useState('2026-11-24T10:30');
  return (
    <DateTimeField
      label="Day"
      value={moment}
      timeZone="Europe/Athens"
      today="2026-11-20"
      onChange={setMoment}
    />
  );
}

const meta = {
  title: 'Layers/Nesting/From a calendar',
  tags: ['!autodocs'],
  render: () => (
    <Page>
      <Day />
    </Page>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dialog: Story = {
  name: 'A dialog opened by a day: the calendar closes, and the focus returns to its button',
  play: async () => {
    const opener = rows.date.opener();
    const rates = {
      ...dialogRow('Rates'),
      open: async () => userEvent.click(await screen.findByRole('button', { name: /25 November 2026/ })),
    };
    await opened(rows.date);
    await pageIsLocked(false);
    await opened(rates);
    await isGone(rows.date);
    await pageIsLocked(true);
    await userEvent.keyboard('{Escape}');
    await isGone(rates);
    await isFocused(opener);
    await pageIsLocked(false);
  },
};

export const Toast: Story = {
  name: 'A toast above an open calendar is readable, takes no focus and closes nothing',
  play: () => toastAbove(rows.date),
};

export const FieldInside: Story = {
  name: 'An incomplete time in a calendar in a dialog: Escape closes the calendar, and the dialog stays',
  render: () => (
    <Page>
      <WithDialog label="Schedule">
        <Moment />
      </WithDialog>
    </Page>
  ),
  play: async () => {
    const schedule = dialogRow('Schedule');
    const dialog = await opened(schedule);
    const opener = rows.date.opener();
    const calendar = within(await opened(rows.date));
    await userEvent.type(calendar.getByRole('textbox', { name: 'Time' }), '9');
    await userEvent.keyboard('{Escape}');
    await isGone(rows.date);
    await isFocused(opener);
    await expect(schedule.layer()).toBe(dialog);
    await expect(within(dialog).getByRole('textbox')).toHaveValue('24.11.2026 10:30');
    await userEvent.keyboard('{Escape}');
    await isGone(schedule);
  },
};

/** A field that is removed once its day is chosen. */
function Missing() {
  const [day, setDay] = useState('');
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {day === '' && <DateField label="Day" value={day} today="2026-11-20" onChange={setDay} />}
      <Button>Go on</Button>
    </div>
  );
}

export const OpenerGone: Story = {
  name: 'If the choice removes the field, the focus moves nearby',
  render: () => (
    <Page>
      <Missing />
    </Page>
  ),
  play: async () => {
    await opened(rows.date);
    await userEvent.click(await screen.findByRole('button', { name: /25 November 2026/ }));
    await isGone(rows.date);
    await isFocused(screen.getByRole('button', { name: 'Go on' }));
  },
};

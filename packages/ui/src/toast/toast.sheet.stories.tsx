import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { ToastProvider, useToast } from './toast.tsx';

const meta = { title: 'Sheets/Toast', tags: ['!autodocs'] } satisfies Meta;

export default meta;

function ShowAll() {
  const show = useToast();
  useEffect(() => {
    show({ tone: 'info', title: 'Permissions changed', text: 'You may now see payments.' });
    show({ tone: 'warning', title: 'The rate has ended', text: 'Choose a new one for KLB-20418.' });
    show({
      tone: 'success',
      title: 'Paid: €412.50',
      text: 'Maria Papadopoulou paid €412.50 for order KLB-20421.',
      action: { label: 'Open', onAct: () => undefined },
    });
    show({
      tone: 'danger',
      title: 'The answer was lost',
      text: 'We are checking whether €120.00 was refunded. Do not repeat it yet.',
    });
  }, [show]);
  return <div style={{ minHeight: 420 }} />;
}

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ToastProvider>
      <ShowAll />
    </ToastProvider>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Plus } from 'lucide-react';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Button, type ButtonVariant } from './button.tsx';

const meta = { title: 'Sheets/Button', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const words: Record<ButtonVariant, string> = {
  primary: 'New order',
  secondary: 'Upload file',
  quiet: 'View all',
  danger: 'Refund €120.00',
  dangerQuiet: 'Disable',
};
const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerQuiet'] as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <SheetSection key={variant} title={variant}>
          <Button variant={variant}>{words[variant]}</Button>
          <Button variant={variant} icon={variant === 'dangerQuiet' ? Ban : Plus}>
            {words[variant]}
          </Button>
          <Button variant={variant} loading>
            {words[variant]}
          </Button>
          <Button variant={variant} icon={Plus} loading>
            {words[variant]}
          </Button>
          <Button variant={variant} disabled>
            {words[variant]}
          </Button>
        </SheetSection>
      ))}
      <SheetSection title="Under the pointer, pressed, focused">
        {variants.map((variant) => (
          <Moments key={variant}>{() => <Button variant={variant}>{words[variant]}</Button>}</Moments>
        ))}
      </SheetSection>
      <SheetSection title="Sizes">
        <Button size="small">Capture</Button>
        <Button>Capture</Button>
        <Button size="large">Capture</Button>
        <Button size="small" variant="primary" icon={Plus}>
          New order
        </Button>
        <Button variant="primary" icon={Plus}>
          New order
        </Button>
        <Button size="large" variant="primary" icon={Plus}>
          New order
        </Button>
        <Button size="wide" variant="primary">
          Pay €1,218.00
        </Button>
      </SheetSection>
      <SheetSection title="Other languages">
        <Button variant="primary">Вернуть 120,00 €</Button>
        <Button>Αποστολή συνδέσμου πληρωμής</Button>
      </SheetSection>
      <SheetSection title="In a narrow place">
        <div style={{ display: 'grid', justifyItems: 'start', gap: 8, width: 224 }}>
          <Button variant="primary" icon={Plus}>
            Отправить ссылку на оплату повторно по электронной почте
          </Button>
          <Button size="small">Αποστολή συνδέσμου πληρωμής ξανά με ηλεκτρονικό ταχυδρομείο</Button>
        </div>
      </SheetSection>
    </Sheet>
  ),
};

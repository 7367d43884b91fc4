import { useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { Chart } from '../../chart/chart.tsx';
import { november, paidAndRefunded } from '../../chart/sample-days.ts';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { RadioGroup } from '../../radio-group/radio-group.tsx';
import { Switch } from '../../switch/switch.tsx';
import { Tag } from '../../tag/tag.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { TextLink } from '../../text-link/text-link.tsx';
import { MoneyDialog } from '../recipes/money-dialog.tsx';
import * as css from './brand-studio.css.ts';

const acts = [
  ['primary', 'Take a payment'],
  ['secondary', 'Send again'],
  ['quiet', 'Reset'],
  ['danger', 'Cancel the order'],
  ['dangerQuiet', 'Delete the card'],
] as const;
const statuses = [
  ['neutral', 'Not paid'],
  ['info', 'Link sent'],
  ['success', 'Paid'],
  ['warning', 'Partially paid'],
  ['danger', 'Declined'],
] as const;
const notices = [
  ['info', 'The link was sent', 'Ingrid Solheim can pay until 28.11.2026, 18:00.'],
  ['success', '€1,284.00 paid', 'The order is paid in full.'],
  ['warning', 'The hold ends tomorrow', 'Capture €2,160.00 by then, or it goes back to the guest.'],
  ['danger', 'The card was declined', 'The bank gives no reason. Ask the guest for another card.'],
] as const;

/** The widgets that show most of a brand. */
export function WidgetsPreview() {
  const [guest, setGuest] = useState('Ingrid Solheim');
  const [email, setEmail] = useState('ingrid@');
  const [isOn, setOn] = useState(true);
  const [pays, setPays] = useState<'link' | 'card'>('link');
  return (
    <div className={css.stack}>
      <Card title="Acts">
        <div className={css.row}>
          {acts.map(([variant, label]) => (
            <Button key={variant} variant={variant}>
              {label}
            </Button>
          ))}
          <Button disabled>Capture</Button>
          <MoneyDialog />
          <TextLink href="#studio">KLB-20418</TextLink>
        </div>
      </Card>
      <Card title="Statuses">
        <div className={css.row}>
          {statuses.map(([tone, label]) => (
            <Badge key={tone} tone={tone} label={label} />
          ))}
          <Tag label="IFC" />
        </div>
        <div className={css.notices}>
          {notices.map(([tone, title, text]) => (
            <Alert key={tone} tone={tone} title={title}>
              {text}
            </Alert>
          ))}
        </div>
      </Card>
      <Card title="Fields">
        <FormGrid>
          <FormColumn span={4}>
            <TextField label="Guest" value={guest} onChange={setGuest} hint="As in the passport" />
          </FormColumn>
          <FormColumn span={4}>
            <TextField
              label="E-mail"
              value={email}
              onChange={setEmail}
              state="error"
              feedback="Please enter a valid e-mail"
            />
          </FormColumn>
          <FormColumn span={4}>
            <RadioGroup
              label="Pays by"
              direction="row"
              value={pays}
              onChange={setPays}
              options={[
                { value: 'link', label: 'Link' },
                { value: 'card', label: 'Card' },
              ]}
            />
          </FormColumn>
          <FormColumn span={6}>
            <Switch label="Send by e-mail" checked={isOn} onChange={setOn} />
          </FormColumn>
          <FormColumn span={6}>
            <Checkbox label="Save the card" checked={isOn} onChange={setOn} />
          </FormColumn>
        </FormGrid>
      </Card>
      <Card title="Payments in November 2026">
        <Chart label="Payments in November 2026" currency="EUR" series={paidAndRefunded} points={november} />
      </Card>
    </div>
  );
}

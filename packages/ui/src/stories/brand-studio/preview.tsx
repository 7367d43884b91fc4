import { useState } from 'react';
import { Alert } from '../../alert/alert.tsx';
import { Artwork } from '../../artwork/artwork.tsx';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { Card } from '../../card/card.tsx';
import { Chart } from '../../chart/chart.tsx';
import { november, paidAndRefunded } from '../../chart/sample-days.ts';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { PasswordField } from '../../password-field/password-field.tsx';
import { RadioGroup } from '../../radio-group/radio-group.tsx';
import { Sidebar } from '../../sidebar/sidebar.tsx';
import { Switch } from '../../switch/switch.tsx';
import { Tag } from '../../tag/tag.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { TextLink } from '../../text-link/text-link.tsx';
import { DemoTopBar, demoMenu } from '../demo-frame.tsx';
import { ListScreen } from '../recipes/list-screen.tsx';
import { MoneyDialog } from '../recipes/money-dialog.tsx';
import * as css from './brand-studio.css.ts';
import type { Studio } from './use-brand-studio.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerQuiet'] as const;
const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const notices = ['info', 'success', 'warning', 'danger'] as const;

/** The kit's widgets that show most of a brand. */
export function WidgetsPreview() {
  const [guest, setGuest] = useState('Ingrid Solheim');
  const [email, setEmail] = useState('ingrid@');
  const [isOn, setOn] = useState(true);
  const [pays, setPays] = useState<'link' | 'card'>('link');
  return (
    <div className={css.stack}>
      <Card title="Acts">
        <div className={css.row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <MoneyDialog />
          <TextLink href="#studio">A link</TextLink>
        </div>
      </Card>
      <Card title="Statuses">
        <div className={css.row}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} label={tone} />
          ))}
          <Tag label="IFC" />
        </div>
        <div className={css.notices}>
          {notices.map((tone) => (
            <Alert key={tone} tone={tone} title={`A notice of ${tone}`}>
              The bank has answered, and the order follows.
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

/** A screen as the application has it: menu, bar, list. */
export function ScreenPreview({ studio }: { studio: Studio }) {
  const [mini, setMini] = useState(false);
  const { brand, draft } = studio;
  return (
    <section className={css.screen} aria-label="A screen">
      <Sidebar
        {...demoMenu}
        brand={{
          name: brand.name,
          product: brand.product,
          mark: <Artwork svg={draft.drawings['mark.svg']} />,
          href: '#studio',
        }}
        mini={mini}
        onToggle={() => setMini(!mini)}
      />
      <div className={css.page}>
        <DemoTopBar />
        <ListScreen />
      </div>
    </section>
  );
}

/** The brand's panel beside the form of the sign-in. */
export function SignInPreview({ studio }: { studio: Studio }) {
  const { brand, draft } = studio;
  const [login, setLogin] = useState('eleni.markou@aegeanhouse.gr');
  const [password, setPassword] = useState('');
  return (
    <div className={css.signIn}>
      <div className={css.panel}>
        <div className={css.motif}>
          <Artwork svg={draft.drawings['panel.svg']} />
        </div>
        <div className={css.onPanel}>
          <Artwork svg={draft.drawings['logo.svg']} label={brand.name} height={32} />
          <p className={css.tagline}>{brand.tagline.en}</p>
          <p className={css.quiet}>{`${brand.product} by ${brand.name}`}</p>
        </div>
      </div>
      <div className={css.signInForm}>
        <Artwork svg={draft.drawings['logo.svg']} label={`${brand.name}, on paper`} height={28} />
        <TextField label="Login" value={login} onChange={setLogin} />
        <PasswordField
          label="Password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <Button variant="primary" size="wide">
          Sign in
        </Button>
      </div>
    </div>
  );
}

import { type GuestContent, mostShown } from '@deck/guest';
import { CircleHelp, Coins, CreditCard, Landmark, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CardMarks } from '../card-marks/card-marks.tsx';
import { Icon, type IconShape } from '../icon/icon.tsx';
import { MethodRow } from '../method-row/method-row.tsx';
import { OrDivider } from '../or-divider/or-divider.tsx';
import { WalletButtons } from '../wallet-buttons/wallet-buttons.tsx';
import * as css from './inert-form.css.ts';
import { Word } from './word.tsx';

interface InertProps {
  content: GuestContent;
}

const ignore = () => {};

/** Out of reach for everyone: a drawing of what the guest will use. */
function Inert({ children }: { children: ReactNode }) {
  return (
    <div inert aria-hidden>
      {children}
    </div>
  );
}

/** The wallets and the card fields, drawn. */
export function InertPayment({ content: { form, methods } }: InertProps) {
  const wallets = methods.filter(({ kind }) => kind === 'WALLET').slice(0, mostShown.wallets);
  const takesCards = methods.some(({ kind }) => kind === 'CARD');
  return (
    <Inert>
      <div className={css.form}>
        {wallets.length > 0 && <WalletButtons wallets={wallets} busy={form.isBusy} onChoose={ignore} />}
        {wallets.length > 0 && takesCards && <OrDivider>{form.orByCard}</OrDivider>}
        {takesCards && <CardFields form={form} />}
      </div>
    </Inert>
  );
}

/** What the guest is asked before there is a payment, drawn. */
export function InertAsks({ content: { form } }: InertProps) {
  return (
    <Inert>
      <div className={css.form}>
        {form.asks.map((label) => (
          <DrawnField key={label} label={label} shape="" />
        ))}
      </div>
    </Inert>
  );
}

/** The button of the card, drawn. */
export function InertAct({ content: { form } }: InertProps) {
  return (
    <Inert>
      <Button variant="primary" size="wide" icon={Lock} loading={form.isBusy}>
        <Word>{form.button}</Word>
      </Button>
    </Inert>
  );
}

/** A way without a card and without a wallet's sheet. */
export const isOther = ({ kind }: GuestContent['methods'][number]): boolean =>
  kind === 'BANK' || kind === 'OTHER';

/** Banks and other ways without a card, drawn. */
export function InertOthers({ content: { methods } }: InertProps) {
  const others = methods.filter(isOther);
  return (
    <Inert>
      <div className={css.rows}>
        {others.slice(0, mostShown.others).map(({ name, rowTitle, kind, note, phoneNote }) => (
          <MethodRow
            key={name}
            icon={kind === 'BANK' ? Landmark : Coins}
            title={rowTitle}
            note={note}
            phoneNote={phoneNote}
            onClick={ignore}
          />
        ))}
      </div>
    </Inert>
  );
}

interface CardFieldsProps {
  form: GuestContent['form'];
}

function CardFields({ form }: CardFieldsProps) {
  return (
    <>
      <DrawnField
        label={form.cardNumber}
        shape="1234 1234 1234 1234"
        icon={CreditCard}
        beside={<CardMarks brands={form.cardMarks} />}
      />
      <div className={css.pair}>
        <DrawnField label={form.expires} shape={form.expiresShape} />
        <DrawnField label={form.securityCode} shape={form.securityCodeShape} icon={CircleHelp} />
      </div>
      <DrawnField label={form.nameOnCard} shape="" />
    </>
  );
}

interface DrawnFieldProps {
  label: string;
  shape: string;
  icon?: IconShape | undefined;
  beside?: ReactNode;
}

function DrawnField({ label, shape, icon, beside }: DrawnFieldProps) {
  return (
    <div className={css.field}>
      <div className={css.head}>
        <span className={css.label}>{label}</span>
        {beside}
      </div>
      <div className={css.input}>
        <span>{shape}</span>
        {icon && <Icon shape={icon} />}
      </div>
    </div>
  );
}

import { type FocusEventHandler, type Ref, useId } from 'react';
import type { Messages } from '../messages/messages.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { StatusDot } from '../status-dot/status-dot.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CardMark } from './card-mark.tsx';
import * as css from './card-selector.css.ts';
import { addNewCard, brandName, getExpiry, groupMasked, lastDigits, type SavedCard } from './saved-card.ts';

interface OptionProps {
  name: string;
  checked: boolean;
  disabled: boolean;
  invalid: boolean;
  onChoose: () => void;
  onBlur: FocusEventHandler | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A saved card: named by brand and last digits, described by holder, expiry and the reason it cannot be
 * chosen.
 */
export function CardOption({ card, disabled, ...radio }: OptionProps & { card: SavedCard }) {
  const { cardSelector: words } = useMessages();
  const id = useId();
  const expiry = getExpiry(card);
  const reason = toReason(card, words);
  const last = lastDigits(card.name);
  return (
    <label className={css.card} htmlFor={`${id}-radio`}>
      <Radio
        {...radio}
        id={`${id}-radio`}
        value={card.id}
        // A chosen but disabled card stays the group's tab stop, so that arrow keys reach the others.
        disabled={disabled || (reason !== undefined && !radio.checked)}
        aria-disabled={reason !== undefined || undefined}
        labelledBy={`${id}-name`}
        describedBy={`${id}-holder${reason === undefined ? '' : ` ${id}-reason`}`}
      />
      <CardMark type={card.type} />
      <span className={css.words}>
        <span id={`${id}-name`} className={css.number}>
          <span className={css.brand}>{brandName(card.type) ?? words.unknownBrand}</span>
          {last === undefined ? (
            <span className={css.digits}>{card.name}</span>
          ) : (
            <>
              <span aria-hidden className={css.digits}>
                {groupMasked(card.name)}
              </span>
              <VisuallyHidden>{words.endingIn(last)}</VisuallyHidden>
            </>
          )}
        </span>
        <span id={`${id}-holder`} className={css.second}>
          {card.cardHolder !== '' && <span className={css.holder}>{card.cardHolder} </span>}
          {expiry !== '' && !card.expired && <span className={css.expiry}>{words.validUntil(expiry)}</span>}
          {card.state && <StatusDot {...card.state} />}
        </span>
        {reason !== undefined && (
          <span id={`${id}-reason`} className={css.reason}>
            {reason}
          </span>
        )}
      </span>
    </label>
  );
}

/** Why a card cannot be chosen; undefined if it can. */
export function toReason(card: SavedCard, words: Messages['cardSelector']): string | undefined {
  return card.expired ? words.expired(getExpiry(card)) : card.disabledReason;
}

/** The first option: a new card. */
export function AddNewOption(props: OptionProps) {
  const { cardSelector: words } = useMessages();
  const id = useId();
  return (
    <label className={css.card} htmlFor={`${id}-radio`}>
      <Radio {...props} id={`${id}-radio`} value={addNewCard.id} labelledBy={id} />
      <CardMark type={addNewCard.type} />
      <span id={id} className={css.brand}>
        {words.addNew}
      </span>
    </label>
  );
}

interface RadioProps extends OptionProps {
  id: string;
  value: string;
  labelledBy: string;
  describedBy?: string | undefined;
  'aria-disabled'?: boolean | undefined;
}

function Radio({ invalid, onChoose, labelledBy, describedBy, ...native }: RadioProps) {
  return (
    <input
      {...native}
      className={css.radio}
      type="radio"
      data-invalid={invalid || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onChange={onChoose}
    />
  );
}

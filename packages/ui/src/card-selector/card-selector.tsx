import { type Ref, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { useFocusFallback } from '../button/use-focus-fallback.ts';
import { Field } from '../field/field.tsx';
import type { ValueFieldProps } from '../field/field-props.ts';
import { useField } from '../field/use-field.ts';
import { withOwnError } from '../field/with-own-error.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { AddNewOption, CardOption, toReason } from './card-option.tsx';
import * as css from './card-selector.css.ts';
import { addNewCard, type SavedCard } from './saved-card.ts';

/** The state of the cards: ready, loading, failed, or hidden. */
export type SavedCards =
  | {
      /** Whether the cards are here. `hidden` takes no space but keeps its value: another method is chosen. */
      status?: 'ready' | undefined;
      /** The saved cards of the guest. */
      cards: readonly SavedCard[];
      onRetry?: undefined;
    }
  | { status: 'loading'; cards?: undefined; onRetry?: undefined }
  | {
      status: 'error';
      cards?: undefined;
      /** Offers to try again after a failure. */
      onRetry: () => void;
    }
  | { status: 'hidden'; cards?: undefined; onRetry?: undefined };

interface CardSelectorBase extends Omit<ValueFieldProps, 'readOnly'> {
  /** The id of a card, `0` for "Add new" (`addNewCard.id`), or empty without a choice. */
  value: string;
  /** The first radio: it is focused when the group has an error. */
  ref?: Ref<HTMLInputElement> | undefined;
}

export type CardSelectorProps = CardSelectorBase & SavedCards;

/** A choice of the customer's saved cards or a new card. A single tab stop; arrow keys skip expired cards. */
export function CardSelector(props: CardSelectorProps) {
  return props.status === 'hidden' ? null : <Shown {...props} />;
}

function Shown(props: CardSelectorBase & Exclude<SavedCards, { status: 'hidden' }>) {
  const { cardSelector: words } = useMessages();
  const chosen = props.cards?.find(({ id }) => id === props.value);
  const field = useField(
    withOwnError(props, isForeign(props) ? words.foreign : chosen && toReason(chosen, words)),
  );
  const ownName = useId();
  const list = useRef<HTMLDivElement>(null);
  const triesAgain = useFocusFallback(list);
  const radio = (id: string) => ({
    name: props.name ?? ownName,
    checked: id === props.value,
    disabled: field.disabled,
    invalid: field.state === 'error',
    onChoose: () => props.onChange(id),
    onBlur: props.onBlur,
  });
  const cards = props.cards ?? [];
  return (
    <Field field={field} kind="radiogroup">
      <div ref={list} tabIndex={-1} className={css.list} aria-busy={props.status === 'loading'}>
        <AddNewOption {...radio(addNewCard.id)} ref={props.ref} />
        {cards.map((card) => (
          <CardOption key={card.id} card={card} {...radio(card.id)} />
        ))}
        {props.status === 'loading' && <Waiting />}
        {props.status === 'error' && (
          <div className={css.failure}>
            {words.failed}
            <Button ref={triesAgain} size="small" onClick={props.onRetry}>
              {words.retry}
            </Button>
          </div>
        )}
        {props.cards?.length === 0 && <p className={css.note}>{words.none}</p>}
      </div>
      <VisuallyHidden>
        <span role="status">
          {props.status === 'loading' && words.loading}
          {props.status === 'error' && words.failed}
        </span>
      </VisuallyHidden>
    </Field>
  );
}

/** The chosen card is not in the list. While the cards load this is unknown. */
function isForeign({ value, cards }: Pick<CardSelectorProps, 'value' | 'cards'>): boolean {
  if (cards === undefined || value === '' || value === addNewCard.id) return false;
  return !cards.some(({ id }) => id === value);
}

function Waiting() {
  return [1, 2].map((row) => (
    <div key={row} aria-hidden className={css.waiting}>
      <Skeleton shape="circle" width={16} />
      <Skeleton shape="block" width={44} height={28} />
      <span className={css.bars}>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </span>
    </div>
  ));
}

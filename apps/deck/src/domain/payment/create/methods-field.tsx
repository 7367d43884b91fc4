import { query } from '@deck/api/react';
import type { Scheme } from '@deck/api/vocabulary';
import { Button, Card, ChoiceChips, type ChoiceChipsProps, Figures, Skeleton, useUi } from '@deck/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session/session-store.ts';

interface MethodsFieldProps extends Omit<ChoiceChipsProps, 'label' | 'options' | 'hint' | 'few'> {
  /** What the payer is charged in. */
  currency: string;
  propertyId: string;
  /** The customer's; empty where nobody knows it. */
  country: string;
  scheme: Scheme;
}

/** How many methods are in sight before all are asked for. */
const FEW = 10;

/** What the payer may pay with: of what the company offers for the currency, the property and the country. */
export function MethodsField({ value, onChange, currency, ...props }: MethodsFieldProps) {
  const { propertyId, country, scheme, ...field } = props;
  const { t } = useTranslation('collect');
  const { options, isRead, isFailed } = useOffered({ currency, propertyId, country, scheme });
  const [isOpen, setOpen] = useState(false);
  // Nothing chosen is all there are: so it is shown, until one begins to choose anew.
  const [isCleared, setCleared] = useState(false);
  const kept = value
    .filter((name) => options.every((option) => option.value !== name))
    // What was chosen before the currency was stays in sight: the server says what is wrong with it.
    .map((name) => ({ value: name, label: name, hint: t('methods.notOffered', { currency }) }));
  const all = [...kept, ...options];
  const isAll = value.length === 0;
  const chosen = isAll && !isCleared ? all.map((option) => option.value) : value;
  const choose = (names: readonly string[]) => {
    setCleared(names.length === 0);
    onChange(names.length === all.length ? [] : names);
  };
  const hint =
    isRead && all.length === 0
      ? t('methods.none', { currency })
      : isFailed
        ? t('methods.failed')
        : isAll
          ? t('methods.all')
          : undefined;
  return (
    <Card
      title={t('methods.title')}
      meta={
        all.length > 0 && <Figures>{t('methods.some', { chosen: chosen.length, total: all.length })}</Figures>
      }
      action={
        <>
          {all.length > 1 && chosen.length > 0 && (
            <Button size="small" variant="quiet" onClick={() => choose([])}>
              {t('methods.clear')}
            </Button>
          )}
          {all.length > FEW && (
            <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'methods.showFewer' : 'methods.showAll')}
            </Button>
          )}
        </>
      }
    >
      {isRead || isFailed ? (
        <ChoiceChips
          {...field}
          label={t('methods.title')}
          labelHidden
          options={all}
          value={chosen}
          onChange={choose}
          few={isOpen ? all.length : FEW}
          hint={hint}
        />
      ) : (
        <Skeleton shape="block" height={34} />
      )}
    </Card>
  );
}

/** The methods that are offered, the company's own first. */
function useOffered({
  currency,
  propertyId,
  country,
  scheme,
}: Pick<MethodsFieldProps, 'currency' | 'propertyId' | 'country' | 'scheme'>) {
  const { locale } = useUi();
  const { defaultPaymentMethod } = useSession().environment;
  const { data, isError } = useQuery({
    ...query(api.pspProfiles.paymentMethodGroups, {
      currency,
      ...(propertyId === '' ? {} : { businessObjectId: propertyId }),
      ...(country === '' ? {} : { customerCountry: country }),
    }),
    // What was offered stays until it is known what is offered now.
    placeholderData: keepPreviousData,
  });
  const offered = (data ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: group, names, methods }) =>
      methods
        .filter(({ enabled, holds }) => enabled && (scheme === 'CHARGE' || holds))
        // A card or a wallet is known by its name; a bank or an operator by its country too.
        .map(({ name, title }) => ({
          value: name,
          label: title,
          ...(group === 'CARDS' || group === 'WALLETS' ? {} : { hint: names[locale] }),
        })),
    );
  return {
    options: offered.toSorted(
      (a, b) => Number(b.value === defaultPaymentMethod) - Number(a.value === defaultPaymentMethod),
    ),
    isRead: data !== undefined,
    isFailed: isError,
  };
}

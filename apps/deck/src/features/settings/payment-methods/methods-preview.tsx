import type { ChoiceScope, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { getToldWay } from '@deck/api/rules';
import type { GuestMethod } from '@deck/guest';
import { useUi } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PreviewPart } from '../../../domain/guest-preview/preview-part.tsx';
import { useGuestPreview } from '../../../domain/guest-preview/use-guest-preview.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import type { GroupChoice, MethodsForm } from './choices.ts';
import type { ChoiceForm } from './use-methods-form.ts';

/** What an example asks for. */
const EXAMPLE = '100';

interface MethodsPreviewProps {
  scope: ChoiceScope;
  groups: readonly OfferedGroup[];
  settings: ChoiceForm;
}

/** The guest's page with the methods as they are being chosen, in their order. */
export function MethodsPreview({ scope, groups, settings }: MethodsPreviewProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { environment } = useSession();
  const chosen: MethodsForm['groups'] = useWatch({ control: settings.form.control, name: 'groups' });
  const currency = scope.currency ?? environment.defaultCurrency;
  const preview = useGuestPreview({
    kind: 'FAST',
    propertyId: scope.businessObjectId ?? environment.properties[0]?.id ?? '',
    language: environment.defaultCustomerLanguage,
    country: scope.customerCountry ?? '',
    newOrder: { number: '', guestName: '', guestEmail: '', total: EXAMPLE, startDate: '', endDate: '' },
    amount: EXAMPLE,
    currency,
    scheme: 'CHARGE',
    label: '',
    lifetime: 'unlimited',
    methods: [],
    offered: toOffered(chosen, groups),
    staffNote: '',
  });
  return (
    <PreviewPart
      preview={preview}
      note={t('preview.example', { amount: amountText(EXAMPLE, currency, locale) })}
    />
  );
}

/** What is switched on, in the order of the form. */
function toOffered(chosen: readonly GroupChoice[], groups: readonly OfferedGroup[]): readonly GuestMethod[] {
  const titles = new Map(
    groups.flatMap(({ methods }) => methods.map(({ name, title }) => [name, title] as const)),
  );
  return chosen
    .filter(({ enabled }) => enabled)
    .flatMap(({ name: group, methods }) =>
      methods
        .filter(({ enabled }) => enabled)
        .map(({ name }) => ({
          name,
          title: titles.get(name) ?? name,
          group,
          way: getToldWay({ name, group }),
        })),
    );
}

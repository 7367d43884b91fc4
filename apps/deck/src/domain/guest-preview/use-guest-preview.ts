import { query } from '@deck/api/react';
import { getToldWay } from '@deck/api/rules';
import type { GuestContent } from '@deck/guest';
import type { PropertyAccent } from '@deck/tokens';
import { useNow, useUi } from '@deck/ui';
import { instantText } from '@deck/values';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { quietApi } from '../../platform/api.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { companyQuery } from '../../platform/session/use-company.ts';
import type { PreviewInput } from './preview-input.ts';

/** The page as the guest would see it, in the guest's language. */
export interface GuestPreview {
  /** What could be read last; undefined until everything it needs has come. */
  readonly content: GuestContent | undefined;
  readonly accent: PropertyAccent | null;
  /** As the customer's language is written in the order. */
  readonly language: string;
}

/** The words of guests in five languages are loaded beside the form, not with it. */
const words = {
  queryKey: ['guest-preview', 'words'],
  queryFn: () => import('./to-preview-content.ts'),
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** What the guest will see of a form that is being filled in. It changes with each key, and fails without a sound. */
export function useGuestPreview(input: PreviewInput): GuestPreview {
  const { environment } = useSession();
  const { propertyId, currency, order } = input;
  const { timeZone } = useUi();
  const now = instantText(useNow());
  const { data: library } = useQuery(words);
  const { data: company } = useQuery(companyQuery(environment.context.businessProfileId));
  const { data: property } = useQuery({
    ...query(quietApi.properties.get, { id: propertyId }),
    enabled: propertyId !== '',
  });
  const { data: groups } = useQuery({
    ...query(quietApi.pspProfiles.paymentMethodGroups, getScope(input)),
    placeholderData: keepPreviousData,
  });
  const choice = environment.properties.find(({ id }) => id === propertyId);
  const methods = useMemo(
    () =>
      (groups ?? [])
        .filter(({ enabled }) => enabled)
        .flatMap((group) =>
          group.methods
            .filter(({ enabled }) => enabled)
            .map(({ name, title }) => ({
              name,
              title,
              group: group.name,
              way: getToldWay({ name, group: group.name }),
            })),
        ),
    [groups],
  );
  const typed = JSON.stringify({ ...input, order: undefined, currency });
  const latest = useMemo(
    () =>
      library && company
        ? library.toPreviewContent(
            { ...(JSON.parse(typed) as PreviewInput), order },
            {
              company,
              property: property?.id === propertyId ? property : undefined,
              choice,
              methods,
              timeZone,
              now,
            },
          )
        : undefined,
    [library, company, property, propertyId, choice, methods, timeZone, now, typed, order],
  );
  const [shown, show] = useState(latest);
  if (latest !== undefined && latest !== shown) show(latest);
  return {
    content: latest ?? shown,
    accent: property?.guestPage.accent ?? null,
    language: input.language,
  };
}

/** The same question that the choice of methods asks: it is answered once for both. */
function getScope({ currency, propertyId, order, country = order?.customer.country ?? '' }: PreviewInput) {
  return {
    currency,
    ...(propertyId === '' ? {} : { businessObjectId: propertyId }),
    ...(country === '' ? {} : { customerCountry: country }),
  };
}

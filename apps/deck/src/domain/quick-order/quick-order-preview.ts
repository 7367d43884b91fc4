import type { GuestLinkKind } from '@deck/guest';
import type { PreviewInput } from '../guest-preview/preview-input.ts';
import type { QuickOrderForm } from './quick-order-form.ts';

/** What the guest would see of a short form. Before an amount is typed it asks for nothing. */
export function toPreviewInput(
  values: QuickOrderForm,
  kind: Extract<GuestLinkKind, 'FAST' | 'SPLIT' | 'PERMANENT'>,
): PreviewInput {
  const typed = values.amount === '' ? '0' : values.amount;
  const isOpen = kind === 'SPLIT' || (kind === 'PERMANENT' && values.amountKind === 'OPEN');
  return {
    kind,
    propertyId: values.propertyId,
    language: values.language,
    country: kind === 'PERMANENT' ? '' : values.country,
    newOrder:
      kind === 'PERMANENT'
        ? undefined
        : {
            number: values.externalId.trim(),
            guestName: `${values.firstName} ${values.lastName}`.trim(),
            guestEmail: values.email.trim(),
            total: typed,
            startDate: values.startDate,
            endDate: values.endDate,
          },
    amount: isOpen ? null : typed,
    currency: values.currency,
    scheme: kind === 'SPLIT' ? 'CHARGE' : values.scheme,
    label: kind === 'SPLIT' ? '' : values.label,
    // The link of a shared order ends with the order, not with a day.
    lifetime: kind === 'SPLIT' ? 'unlimited' : values.lifetime,
    methods: kind === 'SPLIT' ? [] : values.methods,
    staffNote: kind === 'SPLIT' ? '' : values.customerNote,
  };
}

import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { getTone } from '@deck/api/rules';
import { Alert, Button, DescriptionList, Modal, Skeleton, Stack, StatusDot, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import { LinkSides } from '../../../domain/payment/payment-link.tsx';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRight } from '../../../platform/session/session-store.ts';

interface LinkDialogProps {
  paymentId: string;
  onClose: () => void;
}

/** A permanent link with its code: to copy, to download, to print, and to end. */
export function LinkDialog({ paymentId, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['collect', 'app']);
  const [isEnding, setEnding] = useState(false);
  const { data: link, isError, refetch } = useQuery(query(api.payments.get, { id: paymentId }));
  if (link && isEnding)
    return <MoneyDialog action="revoke" payment={link} onClose={() => setEnding(false)} />;
  return (
    <Modal
      open
      size="medium"
      title={link ? t('permanent.dialog', { property: link.propertyName }) : t('permanent.title')}
      onClose={onClose}
    >
      {link ? (
        <LinkFacts link={link} onEnd={() => setEnding(true)} />
      ) : isError ? (
        <Alert
          tone="danger"
          title={t('permanent.failedOne')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('app:action.retry')}
            </Button>
          }
        />
      ) : (
        <Skeleton shape="block" height={280} />
      )}
    </Modal>
  );
}

function LinkFacts({ link, onEnd }: { link: Payment; onEnd: () => void }) {
  const { t } = useTranslation(['collect', 'app', 'payments']);
  const { locale, timeZone } = useUi();
  const mayEnd = useRight('PAYMENT_REVOKE');
  const amount = link.amountOpen ? t('permanent.kind.OPEN') : amountText(link.amount, link.currency, locale);
  const until =
    link.expiresAt === null
      ? t('permanent.unlimited')
      : `${formatInstant(link.expiresAt, timeZone)}, ${timeZone}`;
  const isOpen = link.actions.revoke.possible || link.status === 'LINK_CREATED';
  const facts = [
    { term: t('amount.amount'), description: amount },
    {
      term: t('split.status'),
      description: <StatusDot tone={getTone(link.status)} label={t(`app:paymentStatus.${link.status}`)} />,
    },
    { term: t('permanent.until'), description: until },
    ...(link.description ? [{ term: t('details.description'), description: link.description }] : []),
    ...(link.customerNote ? [{ term: t('details.customerNote'), description: link.customerNote }] : []),
  ];
  return (
    <Stack gap="wide">
      <DescriptionList items={facts} />
      {isOpen && link.link !== null && <LinkSides payment={link} />}
      {isOpen && mayEnd && (
        <div>
          <Button variant="dangerQuiet" icon={Ban} onClick={onEnd}>
            {t('permanent.end')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

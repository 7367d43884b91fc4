import { PageBody, PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useRight } from '../../session/session-store.ts';
import { LinkDialog } from './link-dialog.tsx';
import { NewLink } from './new-link.tsx';
import { PermanentLinks } from './permanent-links.tsx';

/** Links of no order, through which anyone may pay. The one that is looked at stands in the address. */
export function Screen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  const { t } = useTranslation(['collect', 'app', 'labels', 'messages', 'money', 'orders', 'payments']);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayList = useRight('ALL_PAYMENTS_LIST_VIEW');
  const chosen = params.get('link');
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: t('permanent.title') }]}
        title={t('permanent.title')}
      />
      <PageBody>
        <NewLink onMade={({ id }) => void navigate(`/orders/spot-payment?link=${id}`)} />
        {mayList && <PermanentLinks />}
      </PageBody>
      {chosen !== null && (
        <LinkDialog paymentId={chosen} onClose={() => void navigate('/orders/spot-payment')} />
      )}
    </>
  );
}

import type { IssuedToken } from '@deck/api/contract/tokens';
import { Alert, Confirm, CopyField, Modal, Stack } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A token in full, this once. Whoever closes it without saying that they have kept it is asked. */
export function ShownOnce({ token, onClose }: { token: IssuedToken; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'labels']);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Modal
        open
        title={t('token.shownTitle', { type: t(`labels:tokenType.${token.type}`) })}
        safeLabel={t('token.close')}
        onClose={() => setAsks(true)}
        action={{ label: t('token.kept'), onAct: onClose }}
      >
        <Stack>
          <Alert tone="warning">{t('token.shownText')}</Alert>
          <CopyField label={t('token.value')} value={token.value} copyLabel={t('token.copy')} />
          {token.refreshToken !== null && (
            <CopyField
              label={t('token.refreshValue')}
              value={token.refreshToken}
              copyLabel={t('token.copyRefresh')}
            />
          )}
        </Stack>
      </Modal>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title={t('token.closeTitle')}
        description={t('token.closeText')}
        safeLabel={t('token.closeBack')}
        action={{ label: t('token.close'), tone: 'danger', onAct: onClose }}
      />
    </>
  );
}

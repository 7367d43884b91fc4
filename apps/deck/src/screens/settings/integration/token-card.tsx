import { query } from '@deck/api/react';
import type { TokenType } from '@deck/api/vocabulary';
import {
  Alert,
  Button,
  Card,
  Confirm,
  DescriptionList,
  Figures,
  Skeleton,
  Stack,
  Text,
  useUi,
} from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { useRight } from '../../../session/session-store.ts';
import { ShownOnce } from './shown-once.tsx';
import { TokenFailure } from './token-failure.tsx';
import { useIssueToken } from './use-issue-token.ts';

/** One token: what it is for, when it was issued and by whom, and how to get one. */
export function TokenCard({ type }: { type: TokenType }) {
  const { t } = useTranslation(['settings', 'labels', 'messages', 'app']);
  const { timeZone } = useUi();
  const { data: token, isError, refetch } = useQuery(query(api.tokens.get, { type }));
  const mayReissue = useRight('SETTINGS_INTEGRATION_RE_ISSUE');
  const issuing = useIssueToken(type);
  const [asks, setAsks] = useState(false);
  const name = t(`labels:tokenType.${type}`);
  const isIssued = token !== undefined && token.issuedAt !== null;
  const when = (at: string | null) => at && <Figures>{formatInstant(at, timeZone)}</Figures>;
  const facts = [
    [t('token.value'), token?.maskedValue],
    [t('token.refreshValue'), token?.maskedRefreshToken],
    [t('token.createdAt'), when(token?.createdAt ?? null)],
    [t('token.issuedAt'), when(token?.issuedAt ?? null)],
    [t('token.issuedBy'), token?.issuedBy],
  ] as const;
  return (
    <Card
      title={name}
      action={
        token &&
        (!isIssued || mayReissue) && (
          <Button
            size="small"
            variant="quiet"
            loading={issuing.isPending}
            onClick={() => (isIssued ? setAsks(true) : issuing.issue())}
          >
            {t(isIssued ? 'token.reissue' : 'token.issue')}
          </Button>
        )
      }
    >
      <Stack>
        <Text>{t(`token.purpose.${type}`)}</Text>
        <TokenFailure failure={issuing.error} />
        {isError && !token && (
          <Alert
            tone="danger"
            title={t('token.failed')}
            action={
              <Button size="small" onClick={() => void refetch()}>
                {t('app:action.retry')}
              </Button>
            }
          />
        )}
        {!token && !isError && <Skeleton width="70%" height={20} />}
        {token && !isIssued && <Text>{t('token.none')}</Text>}
        {isIssued && (
          <DescriptionList
            items={facts.flatMap(([term, description]) => (description ? [{ term, description }] : []))}
          />
        )}
        {isIssued && !mayReissue && <Text>{t('token.noReissueRight')}</Text>}
      </Stack>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title={t('token.reissueTitle', { type: name })}
        description={t(`token.reissueText.${type}`)}
        safeLabel={t('token.keep')}
        action={{
          label: t('token.reissueOf', { type: name }),
          tone: 'danger',
          onAct: () => {
            setAsks(false);
            issuing.reissue();
          },
        }}
      />
      {issuing.issued && <ShownOnce token={issuing.issued} onClose={issuing.forget} />}
    </Card>
  );
}

import { ApiError } from '@deck/api/client';
import type { IssuedToken } from '@deck/api/contract/tokens';
import { inAreas, query } from '@deck/api/react';
import type { TokenType } from '@deck/api/vocabulary';
import { brand } from '@deck/tokens/brand';
import {
  Alert,
  Button,
  Card,
  Confirm,
  CopyField,
  FactList,
  Figures,
  Modal,
  Skeleton,
  Stack,
  Text,
  TextLink,
  useToast,
  useUi,
} from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { PartFailed } from '../../../platform/navigation/page-states.tsx';
import { useRight } from '../../../platform/session/session-store.ts';

/** One token: its purpose, its date and author, and how to get a new one. */
export function TokenCard({ type }: { type: TokenType }) {
  const { t } = useTranslation(['settings', 'labels', 'messages', 'app']);
  const { timeZone } = useUi();
  const { data: token, isError, refetch } = useQuery(query(api.tokens.get, { type }));
  const mayReissue = useRight('SETTINGS_INTEGRATION_RE_ISSUE');
  const issuing = useIssueToken(type);
  const ending = useEndToken(type);
  const [asked, setAsked] = useState<'reissue' | 'end'>();
  const close = () => setAsked(undefined);
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
            onClick={() => (isIssued ? setAsked('reissue') : issuing.issue())}
          >
            {t(isIssued ? 'token.reissue' : 'token.issue')}
          </Button>
        )
      }
    >
      <Stack>
        <Text>{t(`token.purpose.${type}`)}</Text>
        <TokenFailure failure={issuing.error} lost={t('token.lost')} />
        <TokenFailure failure={ending.error} lost={t('token.endLost')} />
        {isError && !token && <PartFailed title={t('token.failed')} onRetry={() => void refetch()} />}
        {!token && !isError && <Skeleton width="70%" height={20} />}
        {token && !isIssued && <Text>{t('token.none')}</Text>}
        {isIssued && <FactList facts={facts} />}
        {isIssued && !mayReissue && <Text>{t('token.noReissueRight')}</Text>}
        {type === 'DECK' && (
          <div>
            <TextLink href="/docs/integration" target="_blank">
              {t('token.docs')}
            </TextLink>
          </div>
        )}
        {isIssued && mayReissue && (
          <div>
            <Button
              size="small"
              variant="dangerQuiet"
              loading={ending.isPending}
              onClick={() => setAsked('end')}
            >
              {t('token.end')}
            </Button>
          </div>
        )}
      </Stack>
      <Confirm
        open={asked === 'reissue'}
        onClose={close}
        title={t('token.reissueTitle', { type: name })}
        description={t(`token.reissueText.${type}`)}
        safeLabel={t('token.keep')}
        action={{
          label: t('token.reissueOf', { type: name }),
          tone: 'danger',
          onAct: () => {
            close();
            issuing.reissue();
          },
        }}
      />
      <Confirm
        open={asked === 'end'}
        onClose={close}
        title={t('token.endTitle', { type: name })}
        description={t('token.endText')}
        safeLabel={t('token.keep')}
        action={{
          label: t('token.endOf', { type: name }),
          tone: 'danger',
          onAct: () => {
            close();
            ending.mutate();
          },
        }}
      />
      {issuing.issued && <ShownOnce token={issuing.issued} onClose={issuing.forget} />}
    </Card>
  );
}

/** Issues a token, for the first time or anew. Its value is known here alone, until it is forgotten. */
function useIssueToken(type: TokenType) {
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const issuing = useMutation({
    mutationFn: (isAnew: boolean): Promise<IssuedToken> =>
      (isAnew ? api.tokens.reissue : api.tokens.issue)({ body: { type } }, { handledErrors: 'all' }),
    gcTime: 0,
    onSettled: () => {
      isSent.current = false;
      // After a failure too: the answer may be lost and the token new.
      return queryClient.invalidateQueries(inAreas('tokens'));
    },
  });
  function send(isAnew: boolean) {
    if (isSent.current) return;
    isSent.current = true;
    issuing.mutate(isAnew);
  }
  return {
    issue: () => send(false),
    reissue: () => send(true),
    isPending: issuing.isPending,
    error: issuing.error,
    issued: issuing.data,
    forget: issuing.reset,
  };
}

/** Ends a token. What is shown is read anew, after a failure too. */
function useEndToken(type: TokenType) {
  const { t } = useTranslation(['settings', 'labels']);
  const toast = useToast();
  return useMutation({
    mutationFn: () => api.tokens.end({ type }, { handledErrors: 'all' }),
    onSuccess: () =>
      toast({ tone: 'info', title: t('token.ended', { type: t(`labels:tokenType.${type}`) }) }),
    onSettled: () => queryClient.invalidateQueries(inAreas('tokens')),
  });
}

/** Why it did not go well: refused by a rule, lost on its way, or nobody knows, and support does. */
function TokenFailure({ failure, lost }: { failure: Error | null; lost: string }) {
  const { t } = useTranslation(['settings', 'messages']);
  const refusal = useRefusal(failure);
  if (failure === null) return null;
  const isRefused = failure instanceof ApiError && failure.status < 500;
  if (isRefused)
    return (
      <Alert tone="danger" announced>
        {refusal}
      </Alert>
    );
  return (
    <Alert tone="danger" announced title={t('messages:token.text')}>
      <span>{lost}</span>{' '}
      <TextLink inline href={brand.supportUrl}>
        {t('messages:token.support')}
      </TextLink>
    </Alert>
  );
}

/** A token in full, this once. Whoever closes it without saying that they have kept it is asked. */
function ShownOnce({ token, onClose }: { token: IssuedToken; onClose: () => void }) {
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

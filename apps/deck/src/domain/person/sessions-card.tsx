import type { OpenSession } from '@deck/api/contract/sessions';
import { inAreas, mutation, query } from '@deck/api/react';
import { Badge, Button, Card, Figures, Skeleton, Stack, Text, useToast, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient, quietApi } from '../../platform/api.ts';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { PartFailed } from '../../platform/navigation/page-states.tsx';
import { useSession } from '../../platform/session/session-store.ts';
import * as css from './sessions-card.css.ts';

interface SessionsCardProps {
  userId: string;
  /** "Ioanna Kosta". */
  name: string;
}

/** In pixels: a session with its facts. */
const SESSION_HEIGHT = 72;

/** Where a person is signed in. Each session but the one that looks is ended by one press, or all of them. */
export function SessionsCard({ userId, name }: SessionsCardProps) {
  const { t } = useTranslation('users');
  const isMe = useSession().profile.id === userId;
  const { data, error, refetch } = useQuery(query(quietApi.sessions.list, { userId }));
  const failure = useRefusal(error);
  const heading = useRef<HTMLHeadingElement>(null);
  const { end, endOthers, refusal } = useEnding(isMe ? undefined : name, () => heading.current?.focus());
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <Card title={t('sessions.title')} headingRef={heading}>
      <Stack>
        <Text>{isMe ? t('sessions.ownText') : t('sessions.text', { name })}</Text>
        <RefusalAlert>{refusal}</RefusalAlert>
        {!data && !error && (
          <div aria-busy>
            <Skeleton shape="block" height={SESSION_HEIGHT} />
          </div>
        )}
        {!data && error && (
          <PartFailed title={t('sessions.failed')} onRetry={() => void refetch()}>
            {failure}
          </PartFailed>
        )}
        {data?.length === 0 && <Text>{t('sessions.none')}</Text>}
        {data && data.length > 0 && (
          <ul className={css.list}>
            {data.map((session) => (
              <Session
                key={session.id}
                session={session}
                isEnding={end.isPending && end.variables.sessionId === session.id}
                onEnd={() => end.mutate({ userId, sessionId: session.id })}
              />
            ))}
          </ul>
        )}
        {others.length > 1 && (
          <div>
            <Button
              variant="dangerQuiet"
              loading={endOthers.isPending}
              onClick={() => endOthers.mutate({ userId })}
            >
              {t(isMe ? 'sessions.endOthers' : 'sessions.endAll')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

interface SessionProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

function Session({ session, isEnding, onEnd }: SessionProps) {
  const { t } = useTranslation('users');
  const { timeZone } = useUi();
  const { address, startedAt, lastActiveAt, current } = session;
  const device = useDevice(session);
  return (
    <li className={css.session}>
      <div className={css.words}>
        <p className={css.device}>
          {device}
          {current && <Badge tone="success" label={t('sessions.here')} />}
        </p>
        <p className={css.facts}>
          {[
            t('sessions.active', { moment: formatInstant(lastActiveAt, timeZone) }),
            t('sessions.since', { moment: formatInstant(startedAt, timeZone) }),
          ].join(', ')}
        </p>
        {address !== null && (
          <p className={css.facts}>
            {t('sessions.address')} <Figures>{address}</Figures>
          </p>
        )}
      </div>
      {!current && (
        <Button size="small" aria-label={t('sessions.endOf', { device })} loading={isEnding} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** "Firefox on Windows"; the browser or the system alone if only one is known. */
function useDevice({ browser, system }: OpenSession): string {
  const { t } = useTranslation('users');
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

/**
 * Ends sessions of a person. What is not there any more has ended too: either way they are read again.
 * @param name of a colleague; undefined for the user's own sessions
 * @param onEnded takes the focus, which has left with the button
 */
function useEnding(name: string | undefined, onEnded: () => void) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const said = (title: string) => ({
    onSuccess: () => {
      toast({ tone: 'success', title });
      onEnded();
    },
    onSettled: () => queryClient.invalidateQueries(inAreas('sessions')),
  });
  const end = useMutation({
    ...mutation(api.sessions.end, { handledErrors: 'all' }),
    ...said(t('sessions.ended')),
  });
  const endOthers = useMutation({
    ...mutation(api.sessions.endOthers, { handledErrors: 'all' }),
    ...said(name === undefined ? t('sessions.othersEnded') : t('sessions.allEnded', { name })),
  });
  return { end, endOthers, refusal: useRefusal(end.error ?? endOthers.error) };
}

import { useState } from 'react';
import { cardRequestRewording, cardRequestWords } from '../../words/card-request.ts';
import { useReading } from '../reading.ts';
import { Reworded } from '../reworded.tsx';
import { Shell } from '../shell.tsx';
import { useWatch } from '../use-watch.ts';
import {
  type CardRequestSession,
  type CardRequestState,
  cardRequestApi,
  cardRequestSession,
} from './card-request.ts';
import { CardRequestScreen } from './card-request-screen.tsx';

/** The page on which a guest gives a card. */
export default function CardRequestApp({ token }: { token: string }) {
  const [session] = useState(() => cardRequestSession(cardRequestApi(token)));
  const state = useWatch(session);
  return (
    <Shell language={state.view?.language} timeZone={state.view?.property.timezone}>
      <Page state={state} session={session} />
    </Shell>
  );
}

function Page({ state, session }: { state: CardRequestState; session: CardRequestSession }) {
  const own = cardRequestWords[useReading().language];
  return (
    <Reworded by={cardRequestRewording(own)}>
      <CardRequestScreen own={own} state={state} session={session} />
    </Reworded>
  );
}

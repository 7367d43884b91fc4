import { Alert, Button, Card, RadioGroup, Stack } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderWords } from '../shared/use-order-words.ts';
import { firstChoice, getDifferences, getLabel, merged, type Side, toText } from './merge.ts';
import type { EditedOrder } from './use-edit-order.ts';

/** Somebody has edited the order since one began: theirs and mine, field by field, before anything is saved. */
export function EditConflict({ edited }: { edited: EditedOrder }) {
  const { t } = useTranslation(['orders', 'app']);
  const { order, goOn } = edited;
  const versions = edited.versions();
  const differences = getDifferences(versions);
  const words = {
    theirs: useOrderWords(versions.theirs.currency, order),
    mine: useOrderWords(versions.mine.currency, order),
  };
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // The focus comes here after Save was pressed, and never while somebody types.
  const place = useRef<HTMLDivElement>(null);
  const isRefused = edited.sending.refusal !== null || edited.sending.unknownOutcome !== undefined;
  useEffect(() => {
    if (isRefused) place.current?.focus();
  }, [isRefused]);
  const author = order.timeline.find(({ type }) => type === 'EDITED')?.author;
  const name = author?.kind === 'USER' ? author.name : t('edit.somebody');

  const sideOf = (id: string): Side => {
    const difference = differences.find((each) => each.id === id);
    return chosen[id] ?? (difference ? firstChoice(versions, difference) : 'mine');
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Stack>
        <Alert tone="warning" announced title={t('edit.meanwhile', { name })}>
          {t(differences.length > 0 ? 'edit.meanwhileText' : 'edit.meanwhileOthers')}
        </Alert>
        <Card title={t('edit.compare')}>
          <Stack>
            {differences.map((difference) => (
              <RadioGroup<Side>
                key={difference.id}
                label={getLabel(difference, words.mine)}
                value={sideOf(difference.id)}
                onChange={(side) => setChosen({ ...chosen, [difference.id]: side })}
                options={(['theirs', 'mine'] as const).map((side) => ({
                  value: side,
                  label: toText(versions[side], difference, words[side]) || t('edit.none'),
                  hint: t(`edit.${side}`),
                }))}
              />
            ))}
            <div>
              <Button variant="primary" onClick={() => goOn(merged(versions, differences, sideOf))}>
                {t(differences.length > 0 ? 'edit.take' : 'edit.goOn')}
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    </div>
  );
}

import { Alert, Button, Card, RadioGroup, Stack } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDifferenceWords } from './diff-labels.ts';
import { firstChoice, getDifferences, merged, type Side } from './merge.ts';
import type { EditedOrder } from './use-edit-order.ts';

/** Somebody has edited the order since one began: theirs and mine, field by field, before anything is saved. */
export function Meanwhile({ edited }: { edited: EditedOrder }) {
  const { t } = useTranslation(['orders', 'app']);
  const { order, goOn } = edited;
  const versions = edited.versions();
  const differences = getDifferences(versions);
  const words = useDifferenceWords(versions);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  // Whoever has just pressed Save is led here; whoever is typing is not disturbed.
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
                label={words.label(difference)}
                value={sideOf(difference.id)}
                onChange={(side) => setChosen({ ...chosen, [difference.id]: side })}
                options={(['theirs', 'mine'] as const).map((side) => ({
                  value: side,
                  label: words.text(versions[side], difference),
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

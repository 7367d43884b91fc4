import { Alert, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { type Place, pathOf } from './letter-form.ts';
import { plainWords } from './plain-words.ts';
import type { OpenLetter } from './use-letter.ts';

interface BothChangedProps {
  letter: OpenLetter;
  place: Place;
  format: 'HTML' | 'TEXT';
  labelOf: (tag: string) => string;
  onTake: (content: string) => void;
}

/** Somebody else has changed this block, too: what they made of it, to be taken instead. */
export function BothChanged({ letter, place, format, labelOf, onTake }: BothChangedProps) {
  const { t } = useTranslation('templates');
  const theirs = letter.meanwhile?.find((one) => pathOf(one) === pathOf(place));
  if (!theirs) return null;
  return (
    <Alert
      tone="warning"
      title={t('meanwhile.block')}
      action={
        <Button
          size="small"
          onClick={() => {
            onTake(theirs.content);
            letter.settle(place);
          }}
        >
          {t('meanwhile.take')}
        </Button>
      }
    >
      <span lang={place.language}>{plainWords(theirs.content, format, labelOf) || t('block.hidden')}</span>
    </Alert>
  );
}

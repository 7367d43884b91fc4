import { Alert, Button, useUi } from '@deck/ui';
import { formatInstant, instantText } from '@deck/values';
import { useTranslation } from 'react-i18next';
import * as css from './draft-offer.css.ts';
import type { KeptDraft } from './use-draft.ts';

/** Offers what was typed before the session ended. */
export function DraftOffer({ draft: { offered, restore, discard } }: { draft: KeptDraft }) {
  const { t } = useTranslation();
  const { timeZone } = useUi();
  if (!offered) return null;
  return (
    <Alert
      tone="info"
      title={t('draft.title', { time: formatInstant(instantText(offered.at), timeZone) })}
      announced
    >
      {t('draft.text')}
      <div className={css.acts}>
        <Button size="small" onClick={restore}>
          {t('draft.restore')}
        </Button>
        <Button size="small" variant="quiet" onClick={discard}>
          {t('draft.discard')}
        </Button>
      </div>
    </Alert>
  );
}

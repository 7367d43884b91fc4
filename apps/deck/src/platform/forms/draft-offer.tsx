import { Alert, Button, Confirm, useUi } from '@deck/ui';
import { formatInstant, instantText } from '@deck/values';
import { useTranslation } from 'react-i18next';
import * as css from './draft-offer.css.ts';
import type { KeptDraft } from './use-draft.ts';
import type { NewerDraft } from './use-form-draft.ts';

interface DraftOfferProps {
  draft: KeptDraft & { readonly newer?: NewerDraft | undefined };
}

/** Offers what was typed before, and asks which of two versions of a draft is kept. */
export function DraftOffer({ draft: { offered, restore, discard, newer } }: DraftOfferProps) {
  const { t } = useTranslation();
  const { timeZone } = useUi();
  const timeOf = (at: number) => formatInstant(instantText(at), timeZone);
  return (
    <>
      {offered && (
        <Alert tone="info" title={t('draft.title', { time: timeOf(offered.at) })} announced>
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
      )}
      <Confirm
        open={newer !== undefined}
        onClose={() => newer?.answer(false)}
        title={t('draft.newer', { time: newer ? timeOf(newer.at) : '' })}
        description={t('draft.newerText')}
        safeLabel={t('action.stay')}
        action={{ label: t('draft.replace'), tone: 'danger', onAct: () => newer?.answer(true) }}
      />
    </>
  );
}

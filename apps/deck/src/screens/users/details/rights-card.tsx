import { type AssignableRight, assignableRights } from '@deck/api/vocabulary';
import { Alert, Card, Checkbox, Stack } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { shareOf, withRight } from './rights.ts';
import * as css from './rights-card.css.ts';

interface RightsCardProps {
  rights: readonly AssignableRight[];
  /** Those that are not saved yet. */
  changes: ReadonlySet<AssignableRight>;
  onChange: (rights: readonly AssignableRight[]) => void;
  disabled: boolean;
  /** An owner holds all by the role. */
  ofOwner: boolean;
  refusal: string | undefined;
}

/** The rights that are given to people one by one, and all of them at once. */
export function RightsCard({ rights, changes, onChange, disabled, ofOwner, refusal }: RightsCardProps) {
  const { t } = useTranslation(['users', 'labels', 'app']);
  return (
    <Card
      title={t('rights.title')}
      meta={t('rights.count', { held: rights.length, all: assignableRights.length })}
    >
      <Stack>
        {refusal !== undefined && (
          <Alert tone="danger" announced>
            {refusal}
          </Alert>
        )}
        {ofOwner && <Alert tone="info">{t('app:errors.code.OWNER_HAS_ALL_RIGHTS')}</Alert>}
        <Checkbox
          label={t('rights.all')}
          checked={shareOf(rights)}
          disabled={disabled}
          onChange={(all) => onChange(all ? assignableRights : [])}
        />
        <ul className={css.rights}>
          {assignableRights.map((right) => (
            <li key={right} className={css.right}>
              <Checkbox
                label={t(`labels:permission.${right}`)}
                checked={rights.includes(right)}
                disabled={disabled}
                onChange={(isHeld) => onChange(withRight(rights, right, isHeld))}
              />
              {changes.has(right) && (
                <span className={css.mark}>
                  {t(rights.includes(right) ? 'rights.given' : 'rights.taken')}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

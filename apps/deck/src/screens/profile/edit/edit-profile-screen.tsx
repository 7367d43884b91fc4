import { ActionBar, Alert, Button, Card, Column, Columns, FormGrid, PageForm, PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import { LocaleFields, NameFields } from '../../users/shared/name-fields.tsx';
import { useProfilePath } from '../shared/profile-path.ts';
import { PortraitCard } from './portrait-card.tsx';
import { useProfileForm } from './use-profile-form.tsx';

/** One's own profile. E-mail and role are an owner's to change; the login stays. */
export function Screen() {
  const { t } = useTranslation(['profile', 'app']);
  const { form, portrait, draft, submit, isBusy, refusal, leaveQuestion } = useProfileForm();
  const title = t('app:title.editProfile');
  return (
    <>
      <PageHeader breadcrumbs={useProfilePath(title)} title={title} />
      <PageForm onSubmit={(event) => void submit(event)}>
        <Columns>
          <Column>
            <DraftOffer draft={draft} />
            {refusal !== undefined && (
              <Alert tone="danger" announced>
                {refusal}
              </Alert>
            )}
            <Card title={t('person')} meta={t('edit.anyScript')}>
              <FormGrid>
                <NameFields control={form.control} own />
              </FormGrid>
            </Card>
            <Card title={t('edit.interface')} meta={t('edit.interfaceText')}>
              <FormGrid>
                <LocaleFields control={form.control} />
              </FormGrid>
            </Card>
          </Column>
          <Column>
            <PortraitCard control={form.control} portrait={portrait} />
          </Column>
        </Columns>
        <ActionBar
          start={
            <Button size="large" variant="quiet" href="/profile">
              {t('app:action.cancel')}
            </Button>
          }
          end={
            <Button size="large" variant="primary" type="submit" loading={isBusy}>
              {t('edit.submit')}
            </Button>
          }
        />
      </PageForm>
      {leaveQuestion}
    </>
  );
}

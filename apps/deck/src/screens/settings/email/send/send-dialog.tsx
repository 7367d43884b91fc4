import type { CustomerLanguage } from '@deck/api/vocabulary';
import { Alert, Checkbox, Combobox, Modal, SendButton, Stack } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../../forms/use-refusal.ts';
import { useSession } from '../../../../session/session-store.ts';
import type { OpenLetter } from '../editor/use-letter.ts';
import type { FilledFrom } from '../preview/preview-look.ts';
import { useColleagues } from './use-colleagues.ts';
import { useSendTest } from './use-send-test.ts';

interface SendDialogProps {
  open: boolean;
  onClose: () => void;
  letter: OpenLetter;
  language: CustomerLanguage;
  entity: FilledFrom | undefined;
}

/** Sends the letter to oneself or a colleague, to see how it arrives. */
export function SendDialog({ open, onClose, letter, language, entity }: SendDialogProps) {
  const { t } = useTranslation(['templates', 'labels', 'app', 'messages']);
  const [email, setEmail] = useState(useSession().profile.email);
  const [withQrcode, setWithQrcode] = useState(true);
  const { options, setSearch, isFetching } = useColleagues();
  const { send, sent, isSending, refusal, doubt } = useSendTest();
  const reason = useRefusal(refusal);
  const { templateId: id, blocks } = letter.editor;
  const hasButton = blocks.some(({ blockKey }) => blockKey === 'button');
  return (
    <Modal
      open={open}
      onClose={onClose}
      loading={isSending}
      title={t('send.title', { letter: t(`labels:template.${id}`) })}
      description={t('send.text', {
        language: t(`app:language.${language}`),
        source: entity?.label ?? t('preview.example'),
      })}
    >
      <Stack>
        {letter.isDirty && <Alert tone="info">{t('send.unsaved')}</Alert>}
        <SendButton
          channel="email"
          value={email}
          sent={sent}
          loading={isSending}
          onSend={(to) =>
            send({ id, language, email: to, withQrcode: withQrcode && hasButton, entityId: entity?.id })
          }
        >
          <Combobox
            label={t('send.to')}
            hint={t('send.toHint')}
            value={email}
            valueLabel={email}
            onChange={setEmail}
            options={options}
            onSearch={setSearch}
            loading={isFetching}
          />
        </SendButton>
        <Checkbox
          label={t('send.withQr')}
          hint={hasButton ? undefined : t('send.noQr')}
          checked={withQrcode && hasButton}
          disabled={!hasButton}
          onChange={setWithQrcode}
        />
        {!isSending && refusal && (
          <Alert tone="danger" announced title={t('messages:send.template')}>
            {refusal.fields.email ? t('send.stranger') : reason}
          </Alert>
        )}
        {!isSending && doubt !== undefined && (
          <Alert tone="warning" announced title={t('messages:send.template')}>
            {t('send.unknown')}
          </Alert>
        )}
      </Stack>
    </Modal>
  );
}

import { RequiredEmail } from '@deck/api/contract/formats';
import { query } from '@deck/api/react';
import type { CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import {
  Alert,
  Checkbox,
  Combobox,
  type ComboboxOption,
  Modal,
  SendButton,
  type Sent,
  Stack,
} from '@deck/ui';
import { fold, searchWords } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { useRight, useSession } from '../../../platform/session/session-store.ts';
import { useSettings } from '../shared/settings-data.ts';
import type { FilledFrom } from './filled-by.tsx';
import type { OpenEmail } from './use-email.ts';

interface SendDialogProps {
  open: boolean;
  onClose: () => void;
  letter: OpenEmail;
  language: CustomerLanguage;
  entity: FilledFrom | undefined;
}

/** Sends the letter to any address, to see how it arrives. */
export function SendDialog({ open, onClose, letter, language, entity }: SendDialogProps) {
  const { t } = useTranslation(['templates', 'labels', 'app', 'messages']);
  const [email, setEmail] = useState(useSession().profile.email);
  const [withQrcode, setWithQrcode] = useState(true);
  const { options, setSearch, isFetching } = useTestRecipients();
  const { send, sent, isSending, refusal, unknownOutcome } = useSendTest();
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
            {reason}
          </Alert>
        )}
        {!isSending && unknownOutcome !== undefined && (
          <Alert tone="warning" announced title={t('messages:send.template')}>
            {t('send.unknown')}
          </Alert>
        )}
      </Stack>
    </Modal>
  );
}

interface TestEmail {
  readonly id: TemplateId;
  readonly language: CustomerLanguage;
  readonly email: string;
  readonly withQrcode: boolean;
  readonly entityId?: string | undefined;
}

/** Sends a test letter, once per press, and knows the last recipient. */
function useSendTest() {
  const [sent, setSent] = useState<Sent>();
  const sending = useIdempotentMutation(
    ({ entityId, ...letter }: TestEmail, idempotencyKey) =>
      api.templates.send(
        { ...letter, ...(entityId !== undefined && { entityId }) },
        { idempotencyKey, handledErrors: 'all' },
      ),
    {
      repeatable: true,
      onDone: ({ recipient, sentAt, againAt }) => setSent({ to: recipient, at: sentAt, againAt }),
      // No call reads whether it was sent. Under the same key it is sent once at most.
      reconcile: async (): Promise<'unknown'> => 'unknown',
    },
  );
  return { ...sending, sent };
}

/** The recipients of a test letter: the user, the company's address, its staff, or a typed address. */
function useTestRecipients() {
  const { t } = useTranslation('templates');
  const { email, firstName, lastName } = useSession().profile;
  const company = useSettings().data?.general;
  const [search, setSearch] = useState('');
  const mayList = useRight('USERS_LIST_VIEW');
  const people = useQuery({
    ...query(api.users.list, { size: 50, search: search.trim() }),
    enabled: mayList,
    placeholderData: (last) => last,
  });
  const found: ComboboxOption[] = [
    { value: email, label: email, hint: t('send.self', { name: `${firstName} ${lastName}`.trim() }) },
    ...(company ? [{ value: company.email, label: company.email, hint: company.name }] : []),
    ...(people.data?.content ?? [])
      .filter(({ status }) => status === 'ENABLED')
      .map((person) => ({ value: person.email, label: person.email, hint: person.fullName })),
  ];
  const words = searchWords(search);
  const holds = ({ label, hint = '' }: ComboboxOption) =>
    words.every((word) => fold(`${label} ${hint}`).includes(word));
  const isFirst = (option: ComboboxOption, index: number) =>
    found.findIndex(({ value }) => value.toLowerCase() === option.value.toLowerCase()) === index;
  const typed = search.trim();
  const options = found.filter((option, index) => isFirst(option, index) && (index > 1 || holds(option)));
  const isNew =
    RequiredEmail.safeParse(typed).success &&
    !found.some(({ value }) => value.toLowerCase() === typed.toLowerCase());
  return {
    options: isNew ? [...options, { value: typed, label: typed }] : options,
    setSearch,
    isFetching: people.isFetching,
  };
}

import type { actions as english } from '../en/actions.ts';

/** The words of buttons and what is pressed, in Russian. */
export const actions: typeof english = {
  button: {
    loading: 'Выполняется',
  },
  copy: {
    copy: 'Копировать',
    copied: 'Скопировано',
    failed: (keys) => `Браузер не разрешил копирование. Нажмите ${keys}.`,
  },
  sendButton: {
    send: { email: 'Отправить письмо', sms: 'Отправить SMS' },
    sent: 'Отправлено',
    again: 'Отправить ещё раз',
    sentTo: (to, moment) => `Отправлено: ${to}, ${moment}.`,
    notDeliveredTo: (to, moment) => `Не доставлено: ${to}, ${moment}.`,
    againIn: (clock) => `Ещё раз через ${clock}.`,
  },
};

import type { privacy as english } from '../en/privacy.ts';
import type { Translated } from '../i18n.ts';

export const privacy: Translated<typeof english, 'ru'> = {
  card: { people: 'Гости и сотрудники', technical: 'Технические данные' },
  cardText: {
    people: 'Через столько дней данные удаляются навсегда. Пустое поле хранит их.',
    technical: 'То, чем обмениваются системы. Заказы и платежи от этого не зависят.',
  },
  kind: {
    guests: 'Персональные данные гостей',
    messages: 'Тексты сообщений',
    auditEvents: 'Журнал действий',
    imports: 'Строки загруженных файлов',
    callbacks: 'Содержимое обратных вызовов',
    letters: 'Письма, которые не удалось отправить',
    answers: 'Ответы на повторные вызовы',
  },
  hint: {
    guests: 'После последнего проживания и последнего платежа. Суммы и даты остаются.',
    messages: 'После отправки. Получатель остаётся.',
    auditEvents: 'После действия.',
    imports: 'После загрузки. Заказы остаются.',
    callbacks: 'После события. Факт отправки остаётся.',
    letters: 'После последней попытки.',
    answers: 'После вызова. Пусто: семь дней.',
  },
  limits: 'От {{min, number}} до {{max, number}} дней.',
  days: 'дней',
};

import type { guests as english } from '../en/guests.ts';
import type { Translated } from '../i18n.ts';

export const guests: Translated<typeof english, 'ru'> = {
  orders: 'Заказы',
  payments: 'Платежи',
  money: 'Деньги, {{currency}}',
  contact: 'Контакты',
  cards: 'Сохранённые карты',
  noPayments: 'Платежей пока нет',
  noCards: 'Карт пока нет',
  count_one: '{{count, number}} заказ',
  count_few: '{{count, number}} заказа',
  count_many: '{{count, number}} заказов',
  count_other: '{{count, number}} заказа',
  newest: 'Показаны и сложены только самые новые заказы и платежи.',
  due: 'К оплате',
  nothingDue: 'Долга нет',
  sum: {
    total: 'Заказано',
    paid: 'Оплачено',
    held: 'На холде',
    asked: 'Запрошено',
    refunded: 'Возвращено',
    due: 'К оплате',
  },
  expires: 'Действует до',
  expired: 'Срок истёк',
  notFound: 'Такого гостя нет',
  notFoundText:
    'Возможно, заказ относится к другому подразделению или к объекту, к которому вы не назначены.',
  failed: 'Не удалось загрузить гостя',
};

import type { home as english } from '../en/home.ts';
import type { Translated } from '../i18n.ts';

export const home: Translated<typeof english, 'ru'> = {
  greeting: 'Добрый день, {{name}}',
  lastOrders: 'Последние заказы',
  lastPayments: 'Последние платежи',
  all: 'Показать все',
  ordersFailed: 'Не удалось загрузить заказы',
  paymentsFailed: 'Не удалось загрузить платежи',
  noOrders: 'Заказов пока нет',
  noPayments: 'Платежей пока нет',
};

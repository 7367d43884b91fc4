import type { palette as english } from '../en/palette.ts';
import type { Translated } from '../i18n.ts';

export const palette: Translated<typeof english, 'ru'> = {
  label: 'Поиск: заказы, гости, экраны',
  tip: 'Можно ввести сумму, последние 4 цифры карты, телефон',
  paid: 'оплачено {{amount}}',
  due: 'к оплате {{amount}}',
  groups: {
    acts: 'Действия',
    screens: 'Экраны',
    orders: 'Заказы',
    payments: 'Платежи',
    properties: 'Объекты',
    users: 'Пользователи',
  },
  inSettings: 'Настройки компании',
  words: {
    home: 'начало панель график',
    orders: 'брони бронирования список',
    payments: 'операции транзакции деньги',
    settingsRates: 'валюта конвертация курс',
    settingsIntegration: 'токен обратные вызовы API',
    settingsEmail: 'письма почта шаблоны',
    settingsNotifications: 'оповещения телеграм',
    settingsPaymentMethods: 'карты кошельки',
    settingsMainPage: 'блоки',
    users: 'сотрудники люди права доступ',
    properties: 'отели самолёты яхты',
    profile: 'пароль аккаунт язык двухфакторная',
    newOrder: 'создать бронь',
    fastPayment: 'ссылка',
    splitPayment: 'разделить части',
    permanentLink: 'постоянная ссылка',
    uploadFile: 'импорт CSV',
  },
};

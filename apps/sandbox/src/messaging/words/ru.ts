import type { StaffWords } from './staff-words.ts';

export const ru: StaffWords = {
  news: {
    CHARGED: {
      title: 'Оплачено: {{amount}}',
      text: 'Получено {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}.',
    },
    AUTHORIZED: {
      title: 'На холде: {{amount}}',
      text: 'На холде {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}. Спишите сумму или снимите холд.',
    },
    CAPTURED: {
      title: 'Списано с холда: {{amount}}',
      text: 'Списано с холда {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}.',
    },
    DECLINED: {
      title: 'Отклонено: {{amount}}',
      text: 'Банк отклонил {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}: {{reason}}.',
    },
    CARD_REFUSED: {
      title: 'Карта не принята: {{order}}',
      text: 'Карта для заказа {{order}}, плательщик {{customer}}, {{property}}, не подтверждена: {{reason}}.',
    },
    FAILED: {
      title: 'Ошибка: {{amount}}',
      text: 'Платёж {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}, не прошёл. Ничего не списано.',
    },
    ANSWER_MISSING: {
      title: 'Ответа пока нет: {{amount}}',
      text: 'Банк ещё не ответил о платеже {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}. Мы выясняем исход: не списывайте сумму повторно.',
    },
    SEND_FAILED: {
      title: 'Ссылка не отправлена: {{order}}',
      text: 'Не удалось отправить ссылку на {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}. Отправьте её ещё раз со страницы платежа.',
    },
    EXPIRED: {
      title: 'Истекло: {{amount}}',
      text: 'Ссылка на {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}, истекла без оплаты.',
    },
    HOLD_ENDED: {
      title: 'Холд закончился: {{amount}}',
      text: 'Банк снял холд {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}. Списать сумму больше нельзя.',
    },
    CARD_REQUEST_EXPIRED: {
      title: 'Запрос карты истёк: {{order}}',
      text: 'Карту для заказа {{order}}, {{property}}, вовремя не указали, плательщик {{customer}}.',
    },
    REFUNDED: {
      title: 'Возврат: {{amount}}',
      text: 'Возвращено {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}.',
    },
    REVOKED: {
      title: 'Платёж отменён: {{amount}}',
      text: 'Платёж {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}, отменён.',
    },
    HOLD_VOIDED: {
      title: 'Холд снят: {{amount}}',
      text: 'Холд {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}, снят.',
    },
    TENDER_CREATED: {
      title: 'Карта сохранена: {{card}}',
      text: 'Карта {{card}} сохранена для заказа {{order}}, плательщик {{customer}}, {{property}}.',
    },
    CAPTURE_REMINDER: {
      title: 'Ещё не списано: {{amount}}',
      text: 'По заказу {{order}}, плательщик {{customer}}, {{property}}, всё ещё на холде {{amount}}. Банк снимет холд {{until}}.',
    },
    LINK_EXPIRING: {
      title: 'Ссылка скоро истечёт: {{amount}}',
      text: 'Ссылка на {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}, не оплачена и истекает {{until}}.',
    },
    INVOICE_DUE: {
      title: 'Срок оплаты счёта: {{amount}}',
      text: 'Сегодня срок оплаты счёта по заказу {{order}}, плательщик {{customer}}, {{property}}, а {{amount}} ещё не поступили. Когда деньги придут, подтвердите получение.',
    },
    INVOICE_EXPIRED: {
      title: 'Счёт больше не действует: {{amount}}',
      text: 'Курс, по которому выставлен счёт на {{amount}} по заказу {{order}}, плательщик {{customer}}, {{property}}, закончился до оплаты. Выставьте новый счёт.',
    },
    CHARGE_NEAR: {
      title: 'Завтра спишется: {{amount}}',
      text: 'С карты {{card}} по заказу {{order}}, плательщик {{customer}}, {{property}}, спишется {{amount}}: {{until}}.',
    },
    ORDER_CANCELED: {
      title: 'Заказ {{order}} отменён',
      text: 'Заказ {{order}}, клиент {{customer}}, {{property}}, отменён.',
    },
    FINALIZED: {
      title: 'Заказ {{order}} завершён',
      text: 'Заказ {{order}}, клиент {{customer}}, {{property}}, завершён.',
    },
    PASSWORD_CHANGED: {
      title: 'Пароль изменён: {{person}}',
      text: 'Пароль пользователя {{person}} изменён {{until}}. Если это не планировалось, сразу сбросьте его через «Забыли пароль?».',
    },
    EMAIL_CHANGED: {
      title: 'Адрес почты изменён: {{person}}',
      text: 'Адрес почты пользователя {{person}} изменён {{until}}. Это письмо отправлено на прежний и новый адреса. Если это не планировалось, сразу сообщите владельцу компании.',
    },
    ROLE_CHANGED: {
      title: 'Роль изменена: {{person}}',
      text: 'Роль пользователя {{person}} изменена {{until}}. Если это не планировалось, сразу сообщите владельцу компании.',
    },
    TWO_FACTOR_ON: {
      title: 'Двухфакторный вход включён: {{person}}',
      text: 'Двухфакторный вход пользователя {{person}} включён {{until}}. Если это не планировалось, сразу сообщите владельцу компании.',
    },
    TWO_FACTOR_OFF: {
      title: 'Двухфакторный вход отключён: {{person}}',
      text: 'Двухфакторный вход пользователя {{person}} отключён {{until}}. Если это не планировалось, включите его снова и смените пароль.',
    },
    CARD_TESTING: {
      title: 'Кто-то подбирает карты',
      text: 'За несколько минут по вашим ссылкам отклонено много карт. Адресам и ссылкам с несколькими отказами придётся подождать. Проверьте последние платежи и отзовите незнакомые ссылки.',
    },
  },
  person: {
    RESET_PASSWORD: {
      subject: 'Новый пароль для {{brand}}',
      message:
        'Кто-то, надеемся, что вы, запросил новый пароль. Если это не вы, ничего не делайте: прежний останется.',
      button: 'Выбрать новый пароль',
      expiry: 'Ссылка сработает один раз, до {{until}}.',
    },
    SET_PASSWORD: {
      subject: 'Добро пожаловать в {{brand}}',
      message:
        'Для вас создана учётная запись в компании {{company}}, логин {{login}}. Выберите пароль, и можно входить.',
      button: 'Выбрать пароль',
      expiry: 'Ссылка сработает один раз, до {{until}}.',
    },
  },
  greeting: 'Здравствуйте, {{person}}!',
  open: 'Открыть в Deck',
  why: 'Это письмо сотрудникам компании {{company}}. Кому его отправлять, решают её настройки уведомлений.',
  sentBy: 'Отправлено через {{brand}}.',
  declines: {
    INSUFFICIENT_FUNDS: 'недостаточно средств',
    DO_NOT_HONOUR: 'банк не назвал причину',
    EXPIRED_CARD: 'срок карты истёк',
    INCORRECT_CVC: 'неверный код безопасности',
    LOST_OR_STOLEN: 'карта заблокирована',
    LIMIT_EXCEEDED: 'превышен лимит карты',
    AUTHENTICATION_FAILED: 'владелец карты не подтверждён',
  },
};

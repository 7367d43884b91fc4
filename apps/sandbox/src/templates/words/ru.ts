import type { TemplateWords } from './template-words.ts';

const linkExpiry = 'Ссылка действует до {{payment_expiry}}.';

export const ru: TemplateWords = {
  greeting: 'Здравствуйте, {{customer_name}}!',
  closing: 'Есть вопросы? Напишите на {{property_email}} или позвоните {{property_phone}}.',
  scan: 'Или отсканируйте код телефоном.',
  sentBy: 'Отправлено через {{brand}} по поручению {{property_name}}.',
  letters: {
    PAYMENT_LINK: {
      subject: 'Оплата {{payment_amount}} по заказу {{order_number}}, {{property_name}}',
      message: '{{property_name}} просит оплатить {{payment_amount}} по заказу {{order_number}}.',
      button: 'Оплатить {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: оплатите {{payment_amount}} по заказу {{order_number}}: {{payment_link}}',
    },
    SPLIT_LINK: {
      subject: 'Совместная оплата заказа {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} предлагает оплатить заказ {{order_number}} вместе с другими. Осталось {{payment_amount}}: каждый, у кого есть эта ссылка, может внести любую часть.',
      button: 'Внести часть',
      expiry: linkExpiry,
      sms: '{{property_name}}: по заказу {{order_number}} осталось {{payment_amount}}. Внесите любую часть: {{payment_link}}',
    },
    CARD_REQUEST: {
      subject: 'Карта для заказа {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} просит указать карту для заказа {{order_number}}. Сейчас ничего не спишется: банк только подтвердит, что карта ваша.',
      button: 'Указать карту',
      expiry: linkExpiry,
      sms: '{{property_name}}: укажите карту для заказа {{order_number}}, сейчас ничего не спишется: {{payment_link}}',
    },
    WIRE_INVOICE: {
      subject: 'Счёт по заказу {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} выставляет вам счёт на {{payment_amount}} по заказу {{order_number}} для оплаты банковским переводом.',
      button: 'Открыть счёт',
      expiry: 'Пожалуйста, оплатите его до {{payment_expiry}}.',
      sms: '{{property_name}}: счёт на {{payment_amount}} по заказу {{order_number}}: {{payment_link}}',
    },
    PAYMENT_PAID: {
      subject: 'Получено {{payment_amount}} по заказу {{order_number}}, {{property_name}}',
      message:
        'Спасибо! {{payment_date}} мы получили ваш платёж {{payment_amount}} по заказу {{order_number}}, {{property_name}}.',
      sms: '{{property_name}}: получено {{payment_amount}} по заказу {{order_number}}. Спасибо!',
    },
    PAYMENT_AUTHORIZED: {
      subject: 'Удержано {{payment_amount}} по заказу {{order_number}}, {{property_name}}',
      message:
        'На вашей карте {{card_number}} удержано {{payment_amount}} по заказу {{order_number}}. Сумма спишется, когда {{property_name}} её подтвердит; остальное вернётся на карту.',
      sms: '{{property_name}}: на карте {{card_number}} удержано {{payment_amount}} по заказу {{order_number}}.',
    },
    PAYMENT_REJECTED: {
      subject: 'Банк отклонил платёж по заказу {{order_number}}, {{property_name}}',
      message:
        'Ваш банк отклонил платёж {{payment_amount}} по заказу {{order_number}}. Ничего не списано. Попробуйте другую карту или узнайте причину в банке.',
      button: 'Попробовать другую карту',
      expiry: linkExpiry,
      sms: '{{property_name}}: банк отклонил {{payment_amount}} по заказу {{order_number}}, ничего не списано. {{payment_link}}',
    },
    PAYMENT_FAILED: {
      subject: 'Платёж по заказу {{order_number}} не прошёл, {{property_name}}',
      message:
        'Платёж {{payment_amount}} по заказу {{order_number}} не удалось завершить, ничего не списано. Приносим извинения: {{property_name}} пришлёт вам новую ссылку.',
      sms: '{{property_name}}: платёж {{payment_amount}} по заказу {{order_number}} не прошёл, ничего не списано.',
    },
    PAYMENT_EXPIRED: {
      subject: 'Срок оплаты заказа {{order_number}} истёк, {{property_name}}',
      message:
        'Срок, в который можно было так оплатить {{payment_amount}} по заказу {{order_number}}, истёк. Если вы ещё хотите оплатить, спросите, как это сделать: {{property_name}}.',
      sms: '{{property_name}}: срок оплаты {{payment_amount}} по заказу {{order_number}} истёк.',
    },
    PAYMENT_CANCELED: {
      subject: 'Платёж по заказу {{order_number}} отменён, {{property_name}}',
      message:
        'Платёж {{payment_amount}} по заказу {{order_number}} отменён, {{property_name}}. Ничего делать не нужно; если сумма была удержана на карте, она вернётся.',
      sms: '{{property_name}}: платёж {{payment_amount}} по заказу {{order_number}} отменён.',
    },
    PAYMENT_REFUNDED: {
      subject: 'Возврат {{payment_amount}} по заказу {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} возвращает вам {{payment_amount}} по заказу {{order_number}}. Обычно деньги появляются на счёте в течение десяти рабочих дней.',
      sms: '{{property_name}}: возврат {{payment_amount}} по заказу {{order_number}}.',
    },
    LINK_REMINDER: {
      subject: 'Скоро истечёт ссылка на оплату: {{order_number}}, {{property_name}}',
      message:
        'Напоминаем: заказ {{order_number}} на {{payment_amount}} ещё не оплачен, а ссылка истекает в течение суток.',
      button: 'Оплатить {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: ссылка на оплату {{payment_amount}} по заказу {{order_number}} истекает в течение суток: {{payment_link}}',
    },
    INVOICE_REMINDER: {
      subject: 'Напоминание: счёт по заказу {{order_number}}, {{property_name}}',
      message:
        'Напоминаем: {{payment_amount}} по счёту к вашему заказу {{order_number}} пока не поступили. Если вы уже сделали перевод, больше ничего не нужно.',
      button: 'Открыть счёт',
      expiry: 'Пожалуйста, оплатите его до {{payment_expiry}}.',
      sms: '{{property_name}}: пожалуйста, оплатите {{payment_amount}} по счёту к заказу {{order_number}} до {{payment_expiry}}: {{payment_link}}',
    },
    SCHEDULED_CHARGE: {
      subject: 'Скоро спишется {{payment_amount}} по заказу {{order_number}}, {{property_name}}',
      message:
        'Как договорились, {{payment_date}} {{property_name}} спишет {{payment_amount}} по заказу {{order_number}} с вашей карты {{card_number}}. Ничего делать не нужно.',
      sms: '{{property_name}}: {{payment_date}} с карты {{card_number}} спишется {{payment_amount}} по заказу {{order_number}}.',
    },
    TENDER_CREATED: {
      subject: 'Карта для заказа {{order_number}} сохранена, {{property_name}}',
      message:
        '{{property_name}} сохраняет вашу карту {{card_number}} для заказа {{order_number}}. Списания возможны только на оговорённые с вами суммы.',
      sms: '{{property_name}}: карта {{card_number}} сохранена для заказа {{order_number}}.',
    },
    ORDER_CANCELED: {
      subject: 'Заказ {{order_number}} отменён, {{property_name}}',
      message:
        'Ваш заказ {{order_number}} отменён, {{property_name}}. Ссылки на его оплату больше не действуют.',
      sms: '{{property_name}}: ваш заказ {{order_number}} отменён.',
    },
    ORDER_FINALIZED: {
      subject: 'Заказ {{order_number}} завершён, {{property_name}}',
      message: 'Ваш заказ {{order_number}} завершён. Спасибо, что выбрали {{property_name}}!',
      sms: '{{property_name}}: ваш заказ {{order_number}} завершён. Спасибо!',
    },
  },
};

import type { notifications as english } from '../en/notifications.ts';
import type { Translated } from '../i18n.ts';

export const notifications: Translated<typeof english, 'ru'> = {
  title: 'Уведомления',
  bell_one: 'Уведомления: {{count, number}} непрочитанное',
  bell_few: 'Уведомления: {{count, number}} непрочитанных',
  bell_many: 'Уведомления: {{count, number}} непрочитанных',
  bell_other: 'Уведомления: {{count, number}} непрочитанных',
  bellNone: 'Уведомления: непрочитанных нет',
  tab: {
    PAYMENTS: 'Платежи',
    SYSTEM: 'Система',
  },
  shown: {
    label: 'Что показать',
    all: 'Все',
    unread: 'Новые',
    read: 'Прочитанные',
  },
  mark: {
    label: 'Отметить все',
    allRead: 'Отметить все прочитанными',
    allUnread: 'Отметить все непрочитанными',
    nothingUnread: 'Непрочитанных нет',
  },
  empty: {
    all: 'Пока ничего не произошло',
    unread: 'Непрочитанных нет',
    read: 'Прочитанных пока нет',
  },
  failed: 'Не удалось загрузить уведомления',
  toast: {
    open: 'Открыть',
  },
  type: {
    CAPTURE_REMINDER: 'Напоминание о списании',
    PASSWORD_CHANGED: 'Пароль изменён',
    DECLINED: 'Отклонено',
    ERROR: 'Ошибка',
    EXPIRED: 'Истекло',
    SUCCESS: 'Успешно',
    REFUNDED: 'Возврат',
    CAPTURED: 'Списано',
    TENDER_CREATED: 'Карта сохранена',
    CANCELLATION: 'Отмена',
    INVOICE_DUE: 'Срок оплаты счёта',
    LINK_EXPIRING_24_HOURS: 'Ссылка истекает в течение 24 часов',
    SCHEDULED_CHARGE_NEAR: 'Скоро запланированное списание',
    ORDER_CANCELED: 'Заказ отменён',
    FINALIZED: 'Завершено',
    SYSTEM_MESSAGE: 'Сообщение',
  },
};

import type { start as english } from '../en/start.ts';
import type { Translated } from '../i18n.ts';

export const start: Translated<typeof english, 'ru'> = {
  title: {
    login: 'Вход',
    resetPassword: 'Забыли пароль',
    changePassword: 'Новый пароль',
    setPassword: 'Установка пароля',
    linkInvalid: 'Недействительная ссылка',
    linkNotFound: 'Ссылка не найдена',
  },
  action: {
    reload: 'Обновить страницу',
  },
  waiting: {
    title: 'Ждём ответа сервера',
    page: 'Страница откроется сама, как только сервер ответит.',
  },
  crash: {
    title: 'Не удалось показать страницу',
    text: 'Ничего не было отправлено или изменено. Обновите страницу и попробуйте ещё раз.',
    signedIn: 'Вы вошли, но сервер недоступен. Проверьте соединение и обновите страницу.',
  },
  validation: {
    required: 'Заполните это поле',
  },
  errors: {
    network: 'Нет связи с сервером. Проверьте сеть и попробуйте ещё раз.',
    server: 'Сервер не смог ответить. Попробуйте чуть позже.',
    code: {
      INVALID_2FA_CODE: 'Неверный код подтверждения!',
      USER_NOT_FOUND: 'Неверный логин',
      ACCESS_DENIED: 'Доступ запрещён.',
      ACCOUNT_LOCKED: 'Учётная запись заблокирована. Задайте новый пароль через «Забыли пароль».',
      RESET_LINK_INVALID: 'Ссылка неверна или устарела. Запросите новую.',
      TOO_MANY_REQUESTS: 'Слишком много попыток. Подождите немного.',
      WRONG_CREDENTIALS: 'Неверный логин или пароль.',
    },
  },
};

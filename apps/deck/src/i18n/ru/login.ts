import type { login as english } from '../en/login.ts';
import type { Translated } from '../i18n.ts';

export const login: Translated<typeof english, 'ru'> = {
  heading: 'Вход в Deck',
  text: 'Введите логин, который дала вам компания.',
  login: 'Логин',
  password: 'Пароль',
  submit: 'Войти',
  pitchText: 'Ссылки, холды, списания и возвраты для отелей, яхт, самолётов и автомобилей в одном месте.',
  terms: 'Условия',
  privacy: 'Конфиденциальность',
  support: 'Поддержка',
  attemptsLeft_one: 'Неверный логин или пароль. Осталась {{count}} попытка.',
  attemptsLeft_few: 'Неверный логин или пароль. Осталось {{count}} попытки.',
  attemptsLeft_many: 'Неверный логин или пароль. Осталось {{count}} попыток.',
  attemptsLeft_other: 'Неверный логин или пароль. Осталось {{count}} попытки.',
};

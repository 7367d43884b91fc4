import type { layout as english } from '../en/layout.ts';

/** The words of the frame of the page, in Russian. */
export const layout: typeof english = {
  appFrame: {
    skip: 'Перейти к содержимому',
    environment: 'Среда',
  },
  breadcrumbs: {
    label: 'Навигационная цепочка',
    back: (to) => `Назад: ${to}`,
  },
  filterBar: {
    label: 'Фильтры',
  },
  filterChips: {
    label: 'Выбранные фильтры',
    remove: (label: string, value: string) => `Убрать фильтр «${label}: ${value}»`,
  },
  sidebar: {
    label: 'Главное меню',
    businessProfile: 'Бизнес-профиль',
    collapse: 'Свернуть меню',
    expand: 'Развернуть меню',
    open: 'Открыть меню',
    close: 'Закрыть меню',
  },
  stepper: {
    label: 'Шаги',
    done: 'выполнено',
  },
};

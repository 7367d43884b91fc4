import type { feedback as english } from '../en/feedback.ts';

/** The words of what says how things stand, in Russian. */
export const feedback: typeof english = {
  spinner: {
    loading: 'Загрузка',
  },
  toast: {
    region: 'Сообщения',
    close: (title) => `Закрыть: ${title}`,
  },
};

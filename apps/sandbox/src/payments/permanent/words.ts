import type { CustomerLanguage } from '@deck/api/vocabulary';

/** The texts of a letter with a permanent link. `{{…}}` is a placeholder. */
interface PermanentWords {
  readonly subject: string;
  readonly asks: string;
  readonly asksOpen: string;
  readonly button: string;
  readonly sms: string;
}

/** The payer is unknown, so the letter is in the company's default language. */
export const permanentWords: Readonly<Record<CustomerLanguage, PermanentWords>> = {
  en: {
    subject: 'Payment to {{property_name}}',
    asks: 'You can pay {{payment_amount}} to {{property_name}} through this link.',
    asksOpen: 'You can pay {{property_name}} through this link; you enter the amount yourself.',
    button: 'Pay',
    sms: '{{property_name}}: pay here {{payment_link}}',
  },
  ru: {
    subject: 'Оплата для {{property_name}}',
    asks: 'По этой ссылке можно оплатить {{payment_amount}} в пользу {{property_name}}.',
    asksOpen: 'По этой ссылке можно заплатить {{property_name}}; сумму вы укажете сами.',
    button: 'Оплатить',
    sms: '{{property_name}}: оплатить можно здесь {{payment_link}}',
  },
  el: {
    subject: 'Πληρωμή προς {{property_name}}',
    asks: 'Μπορείτε να πληρώσετε {{payment_amount}} στο {{property_name}} μέσω αυτού του συνδέσμου.',
    asksOpen:
      'Μπορείτε να πληρώσετε το {{property_name}} μέσω αυτού του συνδέσμου· το ποσό το συμπληρώνετε εσείς.',
    button: 'Πληρωμή',
    sms: '{{property_name}}: πληρώστε εδώ {{payment_link}}',
  },
  lt: {
    subject: 'Mokėjimas: {{property_name}}',
    asks: 'Šia nuoroda galite sumokėti {{payment_amount}}. Gavėjas: {{property_name}}.',
    asksOpen: 'Šia nuoroda galite sumokėti, sumą įrašysite patys. Gavėjas: {{property_name}}.',
    button: 'Mokėti',
    sms: '{{property_name}}: mokėkite čia {{payment_link}}',
  },
  lv: {
    subject: 'Maksājums: {{property_name}}',
    asks: 'Ar šo saiti varat samaksāt {{payment_amount}}. Saņēmējs: {{property_name}}.',
    asksOpen: 'Ar šo saiti varat samaksāt, summu ievadīsiet paši. Saņēmējs: {{property_name}}.',
    button: 'Maksāt',
    sms: '{{property_name}}: maksājiet šeit {{payment_link}}',
  },
};

import type { TemplateWords } from './template-words.ts';

const linkExpiry = 'Nuoroda galioja iki {{payment_expiry}}.';

export const lt: TemplateWords = {
  greeting: 'Gerb. {{customer_name}},',
  closing: 'Turite klausimų? Rašykite {{property_email}} arba skambinkite {{property_phone}}.',
  scan: 'Arba nuskaitykite kodą telefonu.',
  sentBy: 'Išsiųsta per {{brand}} {{property_name}} vardu.',
  letters: {
    PAYMENT_LINK: {
      subject: '{{payment_amount}} mokėjimas už {{order_number}}, {{property_name}}',
      message: '{{property_name}} prašo sumokėti {{payment_amount}} už užsakymą {{order_number}}.',
      button: 'Sumokėti {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: sumokėkite {{payment_amount}} už {{order_number}}: {{payment_link}}',
    },
    SPLIT_LINK: {
      subject: 'Bendras mokėjimas už {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} siūlo pasidalyti užsakymo {{order_number}} apmokėjimą. Liko sumokėti {{payment_amount}}: kiekvienas, turintis šią nuorodą, gali sumokėti bet kokią dalį.',
      button: 'Sumokėti dalį',
      expiry: linkExpiry,
      sms: '{{property_name}}: už {{order_number}} liko sumokėti {{payment_amount}}. Sumokėkite bet kokią dalį: {{payment_link}}',
    },
    CARD_REQUEST: {
      subject: 'Jūsų kortelė užsakymui {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} prašo nurodyti kortelę užsakymui {{order_number}}. Dabar nieko nenurašoma: bankas tik patvirtins, kad kortelė yra jūsų.',
      button: 'Nurodyti kortelę',
      expiry: linkExpiry,
      sms: '{{property_name}}: nurodykite kortelę užsakymui {{order_number}}, dabar nieko nenurašoma: {{payment_link}}',
    },
    WIRE_INVOICE: {
      subject: 'Sąskaita už {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} siunčia jums {{payment_amount}} sąskaitą už užsakymą {{order_number}}, apmokamą banko pavedimu.',
      button: 'Atidaryti sąskaitą',
      expiry: 'Prašome apmokėti iki {{payment_expiry}}.',
      sms: '{{property_name}}: jūsų {{payment_amount}} sąskaita už {{order_number}}: {{payment_link}}',
    },
    PAYMENT_PAID: {
      subject: 'Gavome {{payment_amount}} už {{order_number}}, {{property_name}}',
      message:
        'Dėkojame. {{payment_date}} {{property_name}} gavo jūsų {{payment_amount}} mokėjimą už užsakymą {{order_number}}.',
      sms: '{{property_name}}: gavome {{payment_amount}} už {{order_number}}. Dėkojame.',
    },
    PAYMENT_AUTHORIZED: {
      subject: 'Rezervuota {{payment_amount}} už {{order_number}}, {{property_name}}',
      message:
        'Jūsų kortelėje {{card_number}} rezervuota {{payment_amount}} už užsakymą {{order_number}}. Suma bus nurašyta, kai {{property_name}} ją patvirtins; likutis bus grąžintas.',
      sms: '{{property_name}}: kortelėje {{card_number}} rezervuota {{payment_amount}} už {{order_number}}.',
    },
    PAYMENT_REJECTED: {
      subject: 'Jūsų bankas atmetė mokėjimą už {{order_number}}, {{property_name}}',
      message:
        'Jūsų bankas atmetė {{payment_amount}} mokėjimą už užsakymą {{order_number}}. Nieko nenurašyta. Pabandykite kitą kortelę arba priežasties teiraukitės banke.',
      button: 'Bandyti kitą kortelę',
      expiry: linkExpiry,
      sms: '{{property_name}}: bankas atmetė {{payment_amount}} už {{order_number}}, nieko nenurašyta. {{payment_link}}',
    },
    PAYMENT_FAILED: {
      subject: 'Mokėjimas už {{order_number}} nepavyko, {{property_name}}',
      message:
        '{{payment_amount}} mokėjimo už užsakymą {{order_number}} užbaigti nepavyko, nieko nenurašyta. Atsiprašome: {{property_name}} atsiųs jums naują nuorodą.',
      sms: '{{property_name}}: {{payment_amount}} mokėjimas už {{order_number}} nepavyko, nieko nenurašyta.',
    },
    PAYMENT_EXPIRED: {
      subject: 'Laikas sumokėti už {{order_number}} baigėsi, {{property_name}}',
      message:
        'Laikas taip sumokėti {{payment_amount}} už užsakymą {{order_number}} baigėsi. Jei vis dar norite sumokėti, paklauskite, kaip tai padaryti: {{property_name}}.',
      sms: '{{property_name}}: laikas sumokėti {{payment_amount}} už {{order_number}} baigėsi.',
    },
    PAYMENT_CANCELED: {
      subject: 'Mokėjimas už {{order_number}} atšauktas, {{property_name}}',
      message:
        '{{property_name}} atšaukė {{payment_amount}} mokėjimą už užsakymą {{order_number}}. Jums nieko daryti nereikia, o kortelėje rezervuota suma bus grąžinta.',
      sms: '{{property_name}}: {{payment_amount}} mokėjimas už {{order_number}} atšauktas.',
    },
    PAYMENT_REFUNDED: {
      subject: 'Grąžinta {{payment_amount}} už {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} grąžino jums {{payment_amount}} už užsakymą {{order_number}}. Paprastai pinigai sąskaitoje atsiranda per dešimt darbo dienų.',
      sms: '{{property_name}}: grąžinome {{payment_amount}} už {{order_number}}.',
    },
    LINK_REMINDER: {
      subject: 'Mokėjimo nuoroda netrukus nebegalios: {{order_number}}, {{property_name}}',
      message:
        'Primename: {{payment_amount}} už užsakymą {{order_number}} dar nesumokėta, o nuoroda nustos galioti per 24 valandas.',
      button: 'Sumokėti {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: nuoroda sumokėti {{payment_amount}} už {{order_number}} nustos galioti per 24 valandas: {{payment_link}}',
    },
    INVOICE_REMINDER: {
      subject: 'Priminimas: sąskaita už {{order_number}}, {{property_name}}',
      message:
        'Primename: {{payment_amount}} pagal sąskaitą už užsakymą {{order_number}} dar negauta. Jei pavedimą jau atlikote, daugiau nieko daryti nereikia.',
      button: 'Atidaryti sąskaitą',
      expiry: 'Prašome apmokėti iki {{payment_expiry}}.',
      sms: '{{property_name}}: prašome sumokėti {{payment_amount}} pagal sąskaitą už {{order_number}} iki {{payment_expiry}}: {{payment_link}}',
    },
    SCHEDULED_CHARGE: {
      subject: 'Bus nurašyta {{payment_amount}} už {{order_number}}, {{property_name}}',
      message:
        'Kaip susitarta, {{payment_date}} {{property_name}} nurašys {{payment_amount}} už užsakymą {{order_number}} nuo jūsų kortelės {{card_number}}. Jums nieko daryti nereikia.',
      sms: '{{property_name}}: {{payment_date}} nuo kortelės {{card_number}} bus nurašyta {{payment_amount}} už {{order_number}}.',
    },
    TENDER_CREATED: {
      subject: 'Jūsų kortelė išsaugota užsakymui {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} išsaugojo jūsų kortelę {{card_number}} užsakymui {{order_number}}. Nuo jos nurašoma tik tai, dėl ko susitarėte.',
      sms: '{{property_name}}: jūsų kortelė {{card_number}} išsaugota užsakymui {{order_number}}.',
    },
    ORDER_CANCELED: {
      subject: 'Užsakymas {{order_number}} atšauktas, {{property_name}}',
      message: '{{property_name}} atšaukė jūsų užsakymą {{order_number}}. Jo mokėjimo nuorodos nebegalioja.',
      sms: '{{property_name}}: jūsų užsakymas {{order_number}} atšauktas.',
    },
    ORDER_FINALIZED: {
      subject: 'Užsakymas {{order_number}} užbaigtas, {{property_name}}',
      message: 'Jūsų užsakymas {{order_number}} užbaigtas. Dėkojame, kad pasirinkote {{property_name}}.',
      sms: '{{property_name}}: jūsų užsakymas {{order_number}} užbaigtas. Dėkojame.',
    },
  },
};

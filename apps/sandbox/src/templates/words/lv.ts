import type { TemplateWords } from './template-words.ts';

const linkExpiry = 'Saite derīga līdz {{payment_expiry}}.';

export const lv: TemplateWords = {
  greeting: 'Cien. {{customer_name}}!',
  closing: 'Ir jautājumi? Rakstiet uz {{property_email}} vai zvaniet {{property_phone}}.',
  scan: 'Vai noskenējiet kodu ar tālruni.',
  sentBy: 'Nosūtīts ar {{brand}} {{property_name}} vārdā.',
  letters: {
    PAYMENT_LINK: {
      subject: 'Maksājums {{payment_amount}} par {{order_number}}, {{property_name}}',
      message: '{{property_name}} lūdz samaksāt {{payment_amount}} par pasūtījumu {{order_number}}.',
      button: 'Samaksāt {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: lūdzu, samaksājiet {{payment_amount}} par {{order_number}}: {{payment_link}}',
    },
    SPLIT_LINK: {
      subject: 'Kopīgs maksājums par {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} piedāvā dalīt pasūtījuma {{order_number}} apmaksu. Atlicis samaksāt {{payment_amount}}: ikviens, kam ir šī saite, var samaksāt jebkuru daļu.',
      button: 'Samaksāt daļu',
      expiry: linkExpiry,
      sms: '{{property_name}}: par {{order_number}} atlicis samaksāt {{payment_amount}}. Samaksājiet jebkuru daļu: {{payment_link}}',
    },
    CARD_REQUEST: {
      subject: 'Jūsu karte pasūtījumam {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} lūdz norādīt karti pasūtījumam {{order_number}}. Pašlaik nekas netiks noņemts: banka tikai apstiprinās, ka karte ir jūsu.',
      button: 'Norādīt karti',
      expiry: linkExpiry,
      sms: '{{property_name}}: lūdzu, norādiet karti pasūtījumam {{order_number}}, pašlaik nekas netiks noņemts: {{payment_link}}',
    },
    WIRE_INVOICE: {
      subject: 'Rēķins par {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} nosūta jums rēķinu {{payment_amount}} par pasūtījumu {{order_number}}, apmaksājamu ar bankas pārskaitījumu.',
      button: 'Atvērt rēķinu',
      expiry: 'Lūdzu, apmaksājiet to līdz {{payment_expiry}}.',
      sms: '{{property_name}}: jūsu rēķins {{payment_amount}} par {{order_number}}: {{payment_link}}',
    },
    PAYMENT_PAID: {
      subject: 'Saņēmām {{payment_amount}} par {{order_number}}, {{property_name}}',
      message:
        'Paldies! {{payment_date}} {{property_name}} saņēma jūsu maksājumu {{payment_amount}} par pasūtījumu {{order_number}}.',
      sms: '{{property_name}}: saņēmām {{payment_amount}} par {{order_number}}. Paldies!',
    },
    PAYMENT_AUTHORIZED: {
      subject: 'Rezervēti {{payment_amount}} par {{order_number}}, {{property_name}}',
      message:
        'Jūsu kartē {{card_number}} rezervēti {{payment_amount}} par pasūtījumu {{order_number}}. Summa tiks noņemta, kad {{property_name}} to apstiprinās; pārējais tiks atbrīvots.',
      sms: '{{property_name}}: kartē {{card_number}} rezervēti {{payment_amount}} par {{order_number}}.',
    },
    PAYMENT_REJECTED: {
      subject: 'Jūsu banka noraidīja maksājumu par {{order_number}}, {{property_name}}',
      message:
        'Jūsu banka noraidīja maksājumu {{payment_amount}} par pasūtījumu {{order_number}}. Nekas netika noņemts. Mēģiniet ar citu karti vai noskaidrojiet iemeslu bankā.',
      button: 'Mēģināt ar citu karti',
      expiry: linkExpiry,
      sms: '{{property_name}}: banka noraidīja {{payment_amount}} par {{order_number}}, nekas netika noņemts. {{payment_link}}',
    },
    PAYMENT_FAILED: {
      subject: 'Maksājums par {{order_number}} neizdevās, {{property_name}}',
      message:
        'Maksājumu {{payment_amount}} par pasūtījumu {{order_number}} neizdevās pabeigt, un nekas netika noņemts. Atvainojamies: {{property_name}} nosūtīs jums jaunu saiti.',
      sms: '{{property_name}}: maksājums {{payment_amount}} par {{order_number}} neizdevās, nekas netika noņemts.',
    },
    PAYMENT_EXPIRED: {
      subject: 'Laiks samaksāt par {{order_number}} ir beidzies, {{property_name}}',
      message:
        'Laiks šādi samaksāt {{payment_amount}} par pasūtījumu {{order_number}} ir beidzies. Ja joprojām vēlaties samaksāt, jautājiet, kā to izdarīt: {{property_name}}.',
      sms: '{{property_name}}: laiks samaksāt {{payment_amount}} par {{order_number}} ir beidzies.',
    },
    PAYMENT_CANCELED: {
      subject: 'Maksājums par {{order_number}} atcelts, {{property_name}}',
      message:
        '{{property_name}} atcēla maksājumu {{payment_amount}} par pasūtījumu {{order_number}}. Jums nekas nav jādara, un kartē rezervētā summa tiks atbrīvota.',
      sms: '{{property_name}}: maksājums {{payment_amount}} par {{order_number}} atcelts.',
    },
    PAYMENT_REFUNDED: {
      subject: 'Atmaksāti {{payment_amount}} par {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} jums atmaksāja {{payment_amount}} par pasūtījumu {{order_number}}. Parasti nauda kontā parādās desmit darba dienu laikā.',
      sms: '{{property_name}}: atmaksājām {{payment_amount}} par {{order_number}}.',
    },
    LINK_REMINDER: {
      subject: 'Maksājuma saite drīz vairs nebūs derīga: {{order_number}}, {{property_name}}',
      message:
        'Atgādinām: {{payment_amount}} par pasūtījumu {{order_number}} vēl nav samaksāti, un saite būs derīga mazāk nekā 24 stundas.',
      button: 'Samaksāt {{payment_amount}}',
      expiry: linkExpiry,
      sms: '{{property_name}}: saite {{payment_amount}} samaksai par {{order_number}} būs derīga mazāk nekā 24 stundas: {{payment_link}}',
    },
    INVOICE_REMINDER: {
      subject: 'Atgādinājums: rēķins par {{order_number}}, {{property_name}}',
      message:
        'Atgādinām: {{payment_amount}} pēc rēķina par pasūtījumu {{order_number}} vēl nav saņemti. Ja pārskaitījumu jau veicāt, vairāk nekas nav jādara.',
      button: 'Atvērt rēķinu',
      expiry: 'Lūdzu, apmaksājiet to līdz {{payment_expiry}}.',
      sms: '{{property_name}}: lūdzu, samaksājiet {{payment_amount}} pēc rēķina par {{order_number}} līdz {{payment_expiry}}: {{payment_link}}',
    },
    SCHEDULED_CHARGE: {
      subject: 'Tiks noņemti {{payment_amount}} par {{order_number}}, {{property_name}}',
      message:
        'Kā norunāts, {{payment_date}} {{property_name}} noņems {{payment_amount}} par pasūtījumu {{order_number}} no jūsu kartes {{card_number}}. Jums nekas nav jādara.',
      sms: '{{property_name}}: {{payment_date}} no kartes {{card_number}} tiks noņemti {{payment_amount}} par {{order_number}}.',
    },
    TENDER_CREATED: {
      subject: 'Jūsu karte saglabāta pasūtījumam {{order_number}}, {{property_name}}',
      message:
        '{{property_name}} saglabāja jūsu karti {{card_number}} pasūtījumam {{order_number}}. No tās tiek noņemts tikai tas, par ko esat vienojušies.',
      sms: '{{property_name}}: jūsu karte {{card_number}} saglabāta pasūtījumam {{order_number}}.',
    },
    ORDER_CANCELED: {
      subject: 'Pasūtījums {{order_number}} atcelts, {{property_name}}',
      message:
        '{{property_name}} atcēla jūsu pasūtījumu {{order_number}}. Tā maksājumu saites vairs nav derīgas.',
      sms: '{{property_name}}: jūsu pasūtījums {{order_number}} atcelts.',
    },
    ORDER_FINALIZED: {
      subject: 'Pasūtījums {{order_number}} pabeigts, {{property_name}}',
      message: 'Jūsu pasūtījums {{order_number}} ir pabeigts. Paldies, ka izvēlējāties {{property_name}}!',
      sms: '{{property_name}}: jūsu pasūtījums {{order_number}} ir pabeigts. Paldies!',
    },
  },
};

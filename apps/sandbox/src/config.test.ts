import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://deck@localhost/deck';
const PSP = { PSP_URL: 'http://localhost:4001', PSP_KEY: 'key', PSP_NOTICE_SECRET: 'nobody can guess this' };
const psp = {
  pspUrl: PSP.PSP_URL,
  pspPublicUrl: PSP.PSP_URL,
  pspKey: PSP.PSP_KEY,
  pspNoticeSecret: PSP.PSP_NOTICE_SECRET,
  pspSimulated: false,
};

test('missing variables have defaults', () => {
  expect(readConfig({ DATABASE_URL, ...PSP })).toEqual({
    port: 4000,
    databaseUrl: DATABASE_URL,
    poolSizes: { staff: 4, payments: 10 },
    migrationUrl: DATABASE_URL,
    publicUrl: 'http://localhost:4000',
    brand: 'meridian',
    environment: 'dev',
    shownAs: 'dev',
    demo: true,
    adminKey: undefined,
    sealingKey: undefined,
    sealingKeyBefore: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    smsUrl: undefined,
    smsSecret: undefined,
    telegramUrl: undefined,
    telegramSecret: undefined,
    callbackAllowLocal: false,
    chatUrl: undefined,
    analyticsUrl: undefined,
    trustedProxies: new Set(),
    deckFolder: undefined,
    pagesFolder: undefined,
    drawsPages: true,
    ...psp,
  });
  expect(readConfig({ DATABASE_URL, ...PSP, PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
});

test('set variables are used', () => {
  const env = {
    DATABASE_URL,
    ...PSP,
    PSP_PUBLIC_URL: 'https://psp.example/',
    PSP_SIMULATED: '1',
    SIMULATED_PSP: '1',
    STAFF_CONNECTIONS: '6',
    PAYMENT_CONNECTIONS: '20',
    MIGRATION_URL: 'postgres://owner@localhost/deck',
    PORT: '4001',
    PUBLIC_ORIGIN: 'https://pay.example.org/',
    BRAND: 'solera',
    DECK_ENVIRONMENT: 'prod',
    ADMIN_API_KEY: 'an-administrators-key',
    SEALING_KEY: 'thirty-two-characters-and-no-less',
    SEALING_KEY_BEFORE: 'another-of-thirty-two-characters',
    SMTP_URL: 'smtp://localhost:1025',
    MAIL_FROM: 'pay@example.org',
    SMS_URL: 'https://sms.example/messages',
    SMS_SECRET: 'sixteen-characters',
    TELEGRAM_URL: 'https://api.telegram.org/bot1:token/sendMessage',
    TELEGRAM_SECRET: 'another-of-sixteen',
    CALLBACK_ALLOW_LOCAL: '1',
    CHAT_URL: 'https://chat.example/widget.js',
    ANALYTICS_URL: '',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.5',
    DECK_DIST: '/srv/deck',
    PAGES_DIST: '/srv/pages',
    DRAWN_PAGES: '0',
  };
  expect(readConfig(env)).toMatchObject({
    port: 4001,
    databaseUrl: DATABASE_URL,
    poolSizes: { staff: 6, payments: 20 },
    migrationUrl: 'postgres://owner@localhost/deck',
    publicUrl: 'https://pay.example.org',
    brand: 'solera',
    environment: 'prod',
    shownAs: 'trial',
    demo: false,
    adminKey: 'an-administrators-key',
    sealingKey: 'thirty-two-characters-and-no-less',
    sealingKeyBefore: 'another-of-thirty-two-characters',
    smtpUrl: 'smtp://localhost:1025',
    mailFrom: 'pay@example.org',
    smsUrl: 'https://sms.example/messages',
    smsSecret: 'sixteen-characters',
    telegramUrl: 'https://api.telegram.org/bot1:token/sendMessage',
    telegramSecret: 'another-of-sixteen',
    callbackAllowLocal: true,
    chatUrl: 'https://chat.example/widget.js',
    analyticsUrl: '',
    trustedProxies: new Set(['127.0.0.1', '10.0.0.5']),
    deckFolder: '/srv/deck',
    pagesFolder: '/srv/pages',
    drawsPages: false,
    ...psp,
    pspPublicUrl: 'https://psp.example',
    pspSimulated: true,
  });
});

test.each([
  [{}, 'DATABASE_URL is not set'],
  [{ DATABASE_URL, PORT: '0' }, 'PORT=0 is not a port'],
  [{ DATABASE_URL, PORT: '70000' }, 'PORT=70000 is not a port'],
  [{ DATABASE_URL, PORT: 'http' }, 'PORT=http is not a port'],
  [{ DATABASE_URL, STAFF_CONNECTIONS: '1' }, 'STAFF_CONNECTIONS=1 is not a number of connections'],
  [{ DATABASE_URL, PAYMENT_CONNECTIONS: 'many' }, 'choose one from 2 to 1000'],
  [{ DATABASE_URL, DECK_ENVIRONMENT: 'test' }, 'choose one of prod, stg, qa, dev'],
  [{ DATABASE_URL, ADMIN_API_KEY: 'short' }, 'ADMIN_API_KEY is too short'],
  [{ DATABASE_URL, SEALING_KEY: 'x'.repeat(31) }, 'SEALING_KEY is too short: take at least 32'],
  [{ DATABASE_URL, SMTP_URL: 'localhost:25' }, 'SMTP_URL is not an address of a mail server'],
  [{ DATABASE_URL, SMS_URL: 'sms.example' }, 'SMS_URL is not an address of a gateway'],
  [{ DATABASE_URL, TELEGRAM_URL: 'tg://bot' }, 'TELEGRAM_URL is not an address of a gateway'],
  [{ DATABASE_URL, SMS_SECRET: 'short' }, 'SMS_SECRET is too short'],
  [{ DATABASE_URL, CHAT_URL: 'javascript:alert(1)' }, 'is not an address of a script'],
  [{ DATABASE_URL, ANALYTICS_URL: 'http://a.example/a.js' }, 'is not an address of a script'],
  [{ DATABASE_URL, ...PSP, TRUSTED_PROXIES: '127.0.0.1, nginx' }, 'TRUSTED_PROXIES names nginx'],
  [{ DATABASE_URL }, 'The PSP is not set'],
  [{ DATABASE_URL, ...PSP, PSP_URL: 'psp' }, 'PSP_URL=psp is not an address'],
  [{ DATABASE_URL, ...PSP, PSP_NOTICE_SECRET: 'short' }, 'PSP_NOTICE_SECRET is too short'],
  [{ DATABASE_URL, ...PSP, DECK_ENVIRONMENT: 'prod' }, 'SMTP_URL is not set'],
  [
    { DATABASE_URL, ...PSP, DECK_ENVIRONMENT: 'prod', SMTP_URL: 'smtp://localhost', PSP_SIMULATED: '1' },
    'or SIMULATED_PSP=1 for a trial',
  ],
  [{ DATABASE_URL, PUBLIC_ORIGIN: 'localhost:4000' }, 'PUBLIC_ORIGIN=localhost:4000 is not an address'],
])('%j is refused with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test.each([
  [{}, true],
  [{ DECK_ENVIRONMENT: 'qa' }, true],
  [{ DECK_ENVIRONMENT: 'stg' }, false],
  [{ DECK_ENVIRONMENT: 'prod', SMTP_URL: 'smtp://localhost' }, false],
  [{ DECK_ENVIRONMENT: 'stg', DEMO: '1' }, true],
  [{ DECK_ENVIRONMENT: 'qa', DEMO: '0' }, false],
])('with %j an empty database gets the demo: %s', (env, demo) => {
  expect(readConfig({ DATABASE_URL, ...PSP, ...env }).demo).toBe(demo);
});

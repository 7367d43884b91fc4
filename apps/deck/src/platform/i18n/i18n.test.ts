import { validationKeys } from '@deck/api/contract/formats';
import { auditFields } from '@deck/api/rules';
import * as vocabulary from '@deck/api/vocabulary';
import { describe, expect, it } from 'vitest';
import { menu } from '../../app/menu.ts';
import { routes } from '../../app/routes.ts';
import { foreignWords } from './foreign-words.ts';
import { chooseLanguage } from './languages.ts';

const languages = vocabulary.interfaceLanguages;

/** Every catalogue there is, as the app loads it: `./ru/orders.ts` exports `orders`. */
const files = import.meta.glob<Record<string, object>>('./*/*.ts', { eager: true });

const getAreas = (language: string) =>
  Object.keys(files)
    .filter((path) => path.startsWith(`./${language}/`))
    .map((path) => path.slice(language.length + 3, -'.ts'.length))
    .sort();

/** All texts of a language by area and key, `orders:list.count_one`. */
const getTexts = (language: string): ReadonlyMap<string, string> =>
  new Map(
    getAreas(language).flatMap((area) => {
      const words = files[`./${language}/${area}.ts`]?.[area];
      if (!words) throw new Error(`${language}/${area}.ts exports no ${area}`);
      return flat(words).map(([key, text]) => [`${area}:${key}`, text] as const);
    }),
  );

function flat(group: object, path: readonly string[] = []): (readonly [string, string])[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[[...path, key].join('.'), value] as const] : flat(value, [...path, key]),
  );
}

const counted = /_(?:one|other)$/;

/** The keys a language must have: what English counts in two forms, it counts in as many as its grammar has. */
function expectedKeys(language: vocabulary.InterfaceLanguage): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...getTexts('en').keys()].flatMap((key) =>
    counted.test(key) ? forms.map((form) => key.replace(counted, `_${form}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

const getPlaceholders = (text = '') => (text.match(/\{\{.*?\}\}/g) ?? []).sort();

/** A key of any language back to one that English has. */
const inEnglish = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '_other');

describe.each(languages)('the words in %s', (language) => {
  const texts = getTexts(language);

  it('stand in the same areas as the English ones', () => {
    expect(getAreas(language)).toEqual(getAreas('en'));
  });

  // Specification 1.27
  it('have every key, counted in every form of the language, and no other', () => {
    expect([...texts.keys()].sort()).toEqual(expectedKeys(language));
  });

  it('are never empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are filled with the same values', () => {
    const english = getTexts('en');
    const wrong = [...texts].filter(
      ([key, text]) =>
        getPlaceholders(text).join() !==
        getPlaceholders(english.get(inEnglish(key)) ?? english.get(key)).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('are written in the script of the language, down to the letter', () => {
    const foreign = [...texts].flatMap(([key, text]) =>
      foreignWords(language, text).map((word) => `${key}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });
});

describe('the check of scripts', () => {
  it('finds an English word, and a single Latin letter in a Russian or Greek word', () => {
    expect(foreignWords('ru', 'Order создан')).toEqual(['Order']);
    expect(foreignWords('ru', 'QR-код, заказ {{order}}')).toEqual([]);
    expect(foreignWords('ru', 'З\u0061каз')).toEqual(['З\u0061каз']);
    expect(foreignWords('el', '\u004fδός')).toEqual(['\u004fδός']);
    // `en` and `PDF` are words of every language, the ends of others are not.
    expect(foreignWords('ru', 'en, PDF: Open, PDFs')).toEqual(['Open', 'PDFs']);
    expect(foreignWords('ru', 'E-mail, 17 US$, 3 JP¥, GR96')).toEqual([]);
  });
});

/** Each list of the vocabulary, and where its words stand. */
const named: readonly (readonly [string, readonly string[]])[] = [
  ['app:errors.code', vocabulary.errorCodes],
  ['app:validation', validationKeys],
  ['app:orderState', vocabulary.orderStates],
  ['app:paymentStatus', vocabulary.paymentStatuses],
  ['app:event', vocabulary.timelineEvents],
  ['app:declineReason', vocabulary.declineReasons],
  ['app:positionType', vocabulary.positionTypes],
  ['app:trip', vocabulary.trips],
  ['orders:create.typeChanged', vocabulary.positionTypes],
  ['orders:create.trips', vocabulary.trips],
  ['app:policy', vocabulary.paymentPolicies],
  ['app:paymentType', vocabulary.paymentTypes],
  ['app:language', vocabulary.customerLanguages],
  ['orders:create.names', vocabulary.positionTypes],
  ['orders:details.ratePeriod', vocabulary.ratePeriods],
  ['payments:details.schemes', vocabulary.schemes],
  ['payments:details.transactionType', vocabulary.transactionTypes],
  ['payments:details.transactionStatus', vocabulary.transactionStatuses],
  ['app:orderStateHint', vocabulary.orderStates],
  ['labels:paymentStatusHint', vocabulary.paymentStatuses],
  ['labels:tag', vocabulary.tags],
  ['labels:agentTag', vocabulary.agentTags],
  ['labels:tokenType', vocabulary.tokenTypes],
  ['labels:propertyType', vocabulary.propertyTypes],
  ['labels:cardType', vocabulary.cardTypes],
  ['labels:progressStatus', vocabulary.progressStatuses],
  ['labels:permission', vocabulary.permissions],
  ['labels:role', vocabulary.roles],
  ['labels:userStatus', [...vocabulary.userStatuses, 'LOCKED']],
  ['labels:orderAction', [...vocabulary.orderActions, 'cancel', 'edit', 'pin', 'unpin']],
  ['labels:paymentAction', vocabulary.paymentActions],
  ['labels:cancelReason', vocabulary.cancelReasons],
  ['labels:channel', vocabulary.messageChannels],
  ['labels:deliveryStatus', vocabulary.deliveryStatuses],
  ['labels:callbackType', vocabulary.callbackTypes],
  ['labels:callbackStatus', vocabulary.callbackStatuses],
  ['labels:externalOutcome', vocabulary.externalOutcomes],
  ['labels:notificationType', vocabulary.notificationTypes],
  ['notifications:type', vocabulary.notificationTypes],
  ['notifications:tab', vocabulary.notificationTabs],
  ['labels:templateType', vocabulary.templateTypes],
  ['labels:template', vocabulary.templateIds],
  ['labels:templateBlock', vocabulary.blockKeys],
  ['labels:templateTag', vocabulary.templateTags],
  ['labels:mainPageBlock', vocabulary.mainPageBlocks],
  ['labels:fastPaymentField', vocabulary.fastPaymentFields],
  ['labels:pspType', vocabulary.pspTypes],
  ['labels:pspFeature', vocabulary.pspFeatures],
  ['labels:countdown', vocabulary.countdownKinds],
  ['labels:paymentView', vocabulary.paymentViews],
  ['day:kind', vocabulary.movementKinds],
  ['activity:acts', vocabulary.auditActs],
  ['activity:subjects', vocabulary.auditSubjects],
  ['activity:lists', vocabulary.exportedLists],
  ['activity:field', auditFields],
  ['activity:part', vocabulary.retentionKinds],
  ...['what', 'why', 'next'].map(
    (part) => ['labels:declined', vocabulary.declineReasons.map((reason) => `${reason}.${part}`)] as const,
  ),
  ['app:title', [...new Set(routes.map(({ title }) => title))]],
  ['app:menu', menu.map(({ label }) => label)],
];

describe.each(named)('the words of %s', (group, codes) => {
  // Specification 3.20, 4.1-4.6, 4.13
  it.each(languages)('name every code in %s', (language) => {
    const texts = getTexts(language);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !texts.has(`${group}.${code}`))).toEqual([]);
  });
});

describe('the vocabulary', () => {
  /** Lists nobody reads: they are written into addresses and files, or are parts of lists that are named. */
  const unseen = new Set<readonly string[]>([
    vocabulary.renderTypes,
    vocabulary.sequenceNames,
    vocabulary.paymentFilterFields,
    vocabulary.orderSortFields,
    vocabulary.paymentSortFields,
    vocabulary.userSortFields,
    vocabulary.movementSortFields,
    vocabulary.importCurrencies,
    vocabulary.interfaceLanguages,
    vocabulary.ifcMessageTypes,
    vocabulary.draftActions,
    // Called by the titles of their forms.
    vocabulary.draftKinds,
    // Each is called by its title.
    vocabulary.viewedLists,
  ]);

  it('has words for every list a person sees', () => {
    const known = new Set(
      named.flatMap(([, codes]) => [...codes, ...codes.map((code) => code.split('.')[0])]),
    );
    const silent = Object.entries<unknown>(vocabulary).filter(
      ([, list]) =>
        Array.isArray(list) && !unseen.has(list) && !list.every((code: unknown) => known.has(String(code))),
    );
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

describe('the language', () => {
  // Specification 1.26, 9.13
  it.each([
    ['el', 'ru-RU', 'el'],
    [undefined, 'ru-RU', 'ru'],
    ['xx', 'EL', 'el'],
    ['xx', 'yy-YY', 'en'],
    [undefined, undefined, 'en'],
  ])('of a profile with %s in a browser of %s is %s', (stored, browser, language) => {
    expect(chooseLanguage(stored, browser)).toBe(language);
  });
});

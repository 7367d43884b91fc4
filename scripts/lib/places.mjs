/**
 * The paths that the generators use, from the root. The scripts that make screens, calls and languages name a folder
 * only here.
 */
export const PLACES = /** @type {const} */ ({
  deck: {
    /** It holds a folder per language, and in it a file per area. */
    words: 'apps/deck/src/platform/i18n',
    screens: 'apps/deck/src/features',
    /** A file of routes for each part of the product. */
    routes: {
      orders: 'apps/deck/src/app/routes/orders-routes.ts',
      company: 'apps/deck/src/app/routes/company-routes.ts',
    },
    menu: 'apps/deck/src/app/menu.ts',
    menuIcons: 'apps/deck/src/app/frame/use-menu.ts',
    /** Tests that list every entry of the menu and every screen of the palette. */
    menuTests: [
      'apps/deck/src/app/frame/menu-places.test.ts',
      'apps/deck/src/app/frame/palette/places.test.ts',
    ],
    api: 'apps/deck/src/platform/api.ts',
    pageStates: 'apps/deck/src/platform/navigation/page-states.tsx',
    journeys: 'apps/deck/e2e',
    visits: 'apps/deck/e2e/visits.json',
    stories: 'apps/deck/src/stories',
    storyTesting: 'apps/deck/src/stories/testing',
    catalogue: 'apps/deck/src/platform/i18n/i18n.ts',
    foreignWords: 'apps/deck/src/platform/i18n/foreign-words.ts',
    languageNames: 'apps/deck/src/platform/i18n/languages.ts',
    countedTest: 'apps/deck/src/platform/i18n/counted.test.ts',
    /** The date format of an exported file. */
    csv: 'apps/deck/src/platform/list/export/csv.ts',
    /** The headings that identify the columns of a file. */
    fileColumns: 'apps/deck/src/features/imports/file-columns.ts',
    letterForm: 'apps/deck/src/features/settings/email/email-form.ts',
  },
  kit: {
    words: 'packages/ui/src/messages',
    locales: 'packages/ui/src/messages/messages.ts',
    wordsTest: 'packages/ui/src/messages/messages.test.ts',
    countedTest: 'packages/ui/src/messages/counted.test.ts',
    studio: 'packages/ui/src/stories/brand-studio/words-decisions.tsx',
  },
  api: {
    languages: 'packages/api/src/vocabulary/languages.ts',
    vocabulary: 'packages/api/src/vocabulary/enums.ts',
    vocabularyTest: 'packages/api/src/vocabulary/vocabulary.test.ts',
    contract: 'packages/api/src/contract',
    columnHeadings: 'packages/api/src/rules/match-column.ts',
  },
  tokens: {
    brands: 'packages/tokens/brands',
    brand: 'packages/tokens/src/brand/brand.ts',
    template: 'packages/tokens/src/brand/template.ts',
    readerTest: 'packages/tokens/src/brand/read-brand.test.ts',
    fontFaces: 'packages/tokens/src/theme/font-faces.ts',
    brandTest: 'packages/tokens/src/node.test.ts',
  },
  guest: {
    words: 'packages/guest/src/words',
    cities: 'packages/guest/src/words/cities.ts',
    facts: 'packages/guest/src/guest-facts.ts',
  },
  values: {
    currencyMarks: 'packages/values/src/currency-marks.ts',
    lifetime: 'packages/values/src/lifetime.ts',
    time: 'packages/values/src/time.ts',
  },
  psp: {
    frameWords: 'apps/psp/frames/words',
  },
  sandbox: {
    handlers: 'apps/sandbox/src/handlers',
    samples: 'apps/sandbox/src/contract-tests',
    pageWords: 'apps/sandbox/pages/words',
    inboxWords: 'apps/sandbox/pages/inbox/words.ts',
    staffWords: 'apps/sandbox/src/messaging/words',
    backofficeWords: 'apps/sandbox/src/backoffice/words',
    privacyWords: 'apps/sandbox/src/privacy/words',
    letterWords: 'apps/sandbox/src/templates/words',
    invoiceWords: 'apps/sandbox/src/payments/invoice/words.ts',
    permanentWords: 'apps/sandbox/src/payments/permanent/words.ts',
    receiptWords: 'apps/sandbox/src/fiscal/words.ts',
    tripWords: 'apps/sandbox/src/orders/trip-words.ts',
    explorerWords: 'apps/sandbox/src/crypto/words.ts',
    dictionaries: 'apps/sandbox/src/dictionaries',
    companies: 'apps/sandbox/src/database/schema/companies.ts',
    demoNews: 'apps/sandbox/src/seed/notifications.ts',
  },
});

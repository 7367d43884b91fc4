import { contract } from '@deck/api/contract';
import { broken, mock, Refusal } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { methodGroups, settings } from './testing/answers/company.ts';
import { dials, opens, words } from './testing/assertions.ts';
import { type Deed, fill, press } from './testing/interactions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Settings/Changed', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const general = defineScenes('/settings/general');
const notifications = defineScenes('/settings/notifications');
const integration = defineScenes('/settings/integration');
const fastPayment = defineScenes('/settings/fast-payment');
const mainPage = defineScenes('/settings/main-page');
const methods = defineScenes('/settings/payment-methods');
const { businessProfiles, pspProfiles } = contract;
const website = fill(words('settings:general.website'), 'https://aegean-house.example');
const save = press(words('settings:save'));
const elsewhere = press(words('settings:tab.notifications'), 'link');
const visa: Deed = press('Visa', 'switch');

export const Begun = general({ after: [website], expected: words('settings:discard') });
export const Leaving = general({ after: [website, elsewhere], expected: opens(words('leave.title')) });
// Specification 5.40, 8.27
export const Wrong = general({
  after: [
    fill(words('settings:general.website'), 'javascript:alert(1)'),
    fill(words('settings:general.email'), 'office@'),
    save,
  ],
  expected: [words('messages:settingsInvalid'), words('validation.url'), words('validation.email')],
});
export const SaveFailed = general({
  answers: [broken(businessProfiles.saveSettings)],
  after: [website, save],
  expected: words('errors.server'),
});
export const SaveRefused = general({
  answers: [
    mock(businessProfiles.saveSettings, () => {
      throw Refusal.invalid({ 'general.website': 'supportOnly' });
    }),
  ],
  after: [website, save],
  expected: words('validation.supportOnly'),
});
export const Telegram = notifications({
  after: [press(words('settings:notify.telegramEnabled'), 'checkbox'), save],
  expected: words('messages:settingsInvalid'),
});
export const CopyTwice = notifications({
  after: [
    press(words('settings:notify.addAddress')),
    fill(words('settings:notify.address', { number: 2 }), 'accounts@aegeanhouse.gr'),
    save,
  ],
  expected: words('validation.twice'),
});
export const CallbackAddressWrong = integration({
  after: [fill(words('settings:callback.payment'), 'pms.aegeanhouse.example'), save],
  expected: words('validation.url'),
});
export const FastPaymentForm = fastPayment({
  after: [press(words('labels:fastPaymentField.COMPANY_NAME'), 'switch')],
  expected: words('settings:discard'),
});
export const ExpiringHours = mainPage({
  after: [fill(words('methods:main.hours'), '24'), save],
  expected: words('messages:settingsInvalid'),
});
export const Methods = methods({ after: [visa], expected: words('settings:discard') });
export const MethodsOfAProperty = methods({
  at: '/settings/payment-methods?property=property-kalypso-bay&currency=EUR&country=GR',
  expected: words('methods:note.none'),
});
export const OwnMethods = methods({
  at: '/settings/payment-methods?currency=EUR',
  answers: [
    mock(
      pspProfiles.paymentMethodGroups,
      methodGroups.map((group) => ({ ...group, chosenFor: { currency: 'EUR' } })),
    ),
  ],
  expected: words('methods:note.own', { scope: 'EUR' }),
});
export const TakeMethodsBack = methods({
  ...OwnMethods.parameters.scene,
  after: [press(words('methods:takeBack.open'))],
  expected: opens(words('methods:takeBack.title', { scope: 'EUR' })),
});
export const NothingOffered = methods({
  answers: [
    mock(
      pspProfiles.paymentMethodGroups,
      methodGroups.map((group) => ({ ...group, enabled: false })),
    ),
  ],
  expected: words('methods:groups.allOff'),
});
export const BeforeAnythingIsSet = general({
  answers: [
    mock(businessProfiles.settings, {
      ...settings,
      general: {
        ...settings.general,
        website: '',
        phone: '',
        fieldOfActivity: '',
        features: '',
        notes: '',
        termsUrl: '',
        privacyUrl: '',
      },
    }),
  ],
  expected: [words('settings:general.support'), dials('+30')],
});

import type { Shape } from '../core/endpoint.ts';
import * as auditEvents from './audit-events.ts';
import * as callbacks from './callbacks.ts';
import * as columnSettings from './column-settings.ts';
import * as companies from './companies.ts';
import * as company from './company.ts';
import * as companyFormats from './company-formats.ts';
import * as days from './days.ts';
import * as dictionaries from './dictionaries.ts';
import * as draftValues from './draft-values.ts';
import * as drafts from './drafts.ts';
import * as exports from './exports.ts';
import * as formats from './formats.ts';
import * as guestPage from './guest-page.ts';
import * as guests from './guests.ts';
import * as hotelSystems from './hotel-systems.ts';
import * as importAnswers from './import-answers.ts';
import * as importTemplate from './import-template.ts';
import * as orderActs from './order-acts.ts';
import * as orderDraft from './order-draft.ts';
import * as orderList from './order-list.ts';
import * as orders from './orders.ts';
import * as passwords from './passwords.ts';
import * as payment from './payment.ts';
import * as paymentActions from './payment-actions.ts';
import * as paymentDraft from './payment-draft.ts';
import * as paymentFilter from './payment-filter.ts';
import * as paymentPlan from './payment-plan.ts';
import * as people from './people.ts';
import * as personFormats from './person-formats.ts';
import * as positions from './positions.ts';
import * as pspProfiles from './psp-profiles.ts';
import * as rates from './rates.ts';
import * as session from './session.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as templates from './templates.ts';
import * as tenders from './tenders.ts';
import * as textFormats from './text-formats.ts';
import * as today from './today.ts';
import * as tokens from './tokens.ts';
import * as transactions from './transactions.ts';
import * as userNotifications from './user-notifications.ts';
import * as users from './users.ts';
import * as views from './views.ts';

/** Every file of the contract that exports shapes. */
const files: readonly object[] = [
  auditEvents,
  callbacks,
  columnSettings,
  companies,
  companyFormats,
  company,
  days,
  dictionaries,
  draftValues,
  drafts,
  exports,
  formats,
  guestPage,
  guests,
  hotelSystems,
  importAnswers,
  importTemplate,
  orderActs,
  orderDraft,
  orderList,
  orders,
  passwords,
  paymentActions,
  paymentDraft,
  paymentFilter,
  paymentPlan,
  payment,
  people,
  personFormats,
  positions,
  pspProfiles,
  rates,
  session,
  sessions,
  settings,
  templates,
  tenders,
  textFormats,
  today,
  tokens,
  transactions,
  userNotifications,
  users,
  views,
];

const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** What has fields of its own, and the formats of texts. Numbers are written where they are used. */
const named = ['object', 'union', 'string'];

/** The shapes that the documents name, by their names in code. */
export const contractSchemas: ReadonlyMap<string, Shape> = new Map(
  files
    .flatMap((file) => Object.entries(file))
    .filter(([, value]) => isShape(value) && named.includes(value._zod.def.type)),
);

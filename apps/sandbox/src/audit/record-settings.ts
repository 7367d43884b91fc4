import type { Company } from '../company/company-answers.ts';
import { getCallbackUrls, getNotifications } from '../company/setting-defaults.ts';
import type { Queries } from '../database/queries.ts';
import { recordAct } from './record-act.ts';

/** Records what of a company's settings has changed. Callback addresses and copies of letters are acts of their own. */
export async function recordSettings(
  tx: Queries,
  before: Company,
  after: Company,
  hasNewSecret: boolean,
): Promise<void> {
  const subject = { id: after.id, name: after.name };
  await recordAct(tx, {
    act: 'CALLBACKS_CHANGED',
    subject,
    before: { callbackUrls: getCallbackUrls(before), hasNewSecret: false },
    after: { callbackUrls: getCallbackUrls(after), hasNewSecret },
  });
  await recordAct(tx, {
    act: 'LETTER_COPIES_CHANGED',
    subject,
    before: { duplicateAddresses: getNotifications(before).duplicateAddresses },
    after: { duplicateAddresses: getNotifications(after).duplicateAddresses },
  });
  await recordAct(tx, {
    act: 'SETTINGS_CHANGED',
    subject,
    before: withoutCopies(before),
    after: withoutCopies(after),
  });
}

function withoutCopies(company: Company) {
  const { duplicateAddresses: _, ...notifications } = getNotifications(company);
  return { ...company, notifications };
}

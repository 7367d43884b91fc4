import { describe, expect, it } from 'vitest';
import { emailTextProblem, isNeededBlock, isPlainBlock } from './email-text.ts';

describe('the text of a block', () => {
  it.each([
    ['message', '<p>Dear {{customer_name}}</p>', undefined],
    ['message', '<p> <br>&nbsp;</p>', 'required'],
    ['subject', '  ', 'required'],
    ['greeting', '', undefined],
    ['sms', 'x'.repeat(500), undefined],
    ['sms', 'x'.repeat(501), 'maxLength?max=500'],
    ['message', `<p>${'x'.repeat(501)}</p>`, undefined],
    ['message', `<p>${'x'.repeat(9_994)}</p>`, 'maxLength?max=10000'],
    ['message', '<'.repeat(80_000), 'maxLength?max=10000'],
    ['closing', '<p>{{ property_email }}</p>', undefined],
    ['closing', '<p>{{guest}}</p>', 'choice'],
    ['button', 'Pay {{payment_amount', 'choice'],
  ] as const)('%s %j: %s', (key, content, problem) => {
    expect(emailTextProblem(key, content)).toBe(problem);
  });

  it('must be plain for single-line fields, and may be empty where the letter can do without', () => {
    expect((['subject', 'button', 'sms'] as const).every(isPlainBlock)).toBe(true);
    expect((['greeting', 'expiry', 'closing'] as const).some(isNeededBlock)).toBe(false);
  });
});

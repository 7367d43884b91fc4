/** The words of buttons and what is pressed, in English. */
export const actions = {
  button: {
    loading: 'In progress',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    failed: (keys: string) => `The browser did not allow it. Press ${keys} to copy.`,
  },
  sendButton: {
    send: { email: 'Send e-mail', sms: 'Send SMS' },
    sent: 'Sent',
    again: 'Send again',
    sentTo: (to: string, moment: string) => `Sent to ${to} at ${moment}.`,
    notDeliveredTo: (to: string, moment: string) => `Not delivered to ${to}, ${moment}.`,
    againIn: (clock: string) => `Again in ${clock}.`,
  },
};

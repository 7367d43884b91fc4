/** What goes wrong in one place only. Codes and what may go wrong anywhere stand in `app`, under `errors`. */
export const messages = {
  load: {
    tenders: 'The saved cards could not be loaded.',
    rate: 'The exchange rates could not be loaded.',
  },
  receipt: 'No OFD receipt URL or details available',
  noRow: 'There is no data for the chosen line.',
  picture: 'The picture could not be loaded.',
  guestPage: 'What guests read could not be saved.',
  settingsInvalid: 'The settings are not complete. Check the marked fields.',
  methodWithoutCurrency: 'This payment method does not support the chosen currency.',
  token: {
    text: 'The token could not be issued: an unexpected error.',
    support: 'Write to support',
  },
  payment: {
    declined: 'The payment was declined.',
    error: 'The payment failed. Nothing was taken.',
  },
  rate: {
    add: 'The exchange rate could not be added.',
    edit: 'The exchange rate could not be changed.',
    remove: 'The exchange rate could not be deleted.',
  },
  send: {
    email: 'The e-mail could not be sent.',
    sms: 'The SMS could not be sent.',
    link: 'The link could not be sent.',
    template: 'The test e-mail could not be sent.',
  },
  orderCancel: 'The order cannot be canceled while a payment is in progress or already processed.',
  orderUnexpected: 'Unexpected error. The order was not saved; what you typed is still here.',
  settingsReadOnly: "You don't have access to edit settings",
  notDefined: 'Not defined',
};

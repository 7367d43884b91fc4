/** Test card numbers and the simulated networks' behaviour. */
export const cards = {
  good: '4242 4242 4242 4242',
  poor: '4000 0000 0000 9995',
  asking: '4000 0027 6000 3184',
  withoutAddress: '4000 0000 0000 0010',
  slow: '4000 0000 0000 0259',
  lost: '4000 0000 0000 0341',
  hours: '4000 0000 0000 1018',
  captureDeclined: '4000 0000 0000 0523',
  captureLost: '4000 0000 0000 0606',
  refundDeclined: '4000 0000 0000 0770',
  refundLost: '4000 0000 0000 0853',
  voidDeclined: '4000 0000 0000 0937',
  emptied: '4000 0000 0000 0333',
};

export const card = (number: string) => ({
  number,
  expirationMonth: 8,
  expirationYear: 2028,
  cvc: '123',
  holder: 'MARIA PAPADOPOULOU',
});

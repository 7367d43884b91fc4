/** The words of the settings that say for how long data is kept. */
export const privacy = {
  card: { people: 'Guests and staff', technical: 'Technical data' },
  cardText: {
    people: 'After so many days it is removed for good. An empty field keeps it.',
    technical: 'What systems exchange. Orders and payments do not depend on it.',
  },
  kind: {
    guests: 'Personal data of guests',
    messages: 'Texts of messages',
    auditEvents: 'Activity log',
    imports: 'Rows of imported files',
    callbacks: 'Bodies of callbacks',
    letters: 'E-mails that could not be sent',
    answers: 'Answers to repeated calls',
  },
  hint: {
    guests: 'After the last stay and the last payment. Amounts and dates stay.',
    messages: 'After they were sent. Who got them stays.',
    auditEvents: 'After the act.',
    imports: 'After the import. The orders stay.',
    callbacks: 'After the event. That they were sent stays.',
    letters: 'After the last try.',
    answers: 'After the call. Empty: seven days.',
  },
  limits: 'From {{min, number}} to {{max, number}} days.',
  days: 'days',
};

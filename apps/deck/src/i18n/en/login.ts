export const login = {
  heading: 'Sign in to Deck',
  text: 'Use the login your company gave you.',
  login: 'Login',
  password: 'Password',
  submit: 'Sign in',
  pitchText: 'Links, holds, captures and refunds for hotels, yachts, jets and cars, in one place.',
  terms: 'Terms',
  privacy: 'Privacy',
  support: 'Support',
  attemptsLeft_one: 'Wrong login or password. {{count}} attempt left.',
  attemptsLeft_other: 'Wrong login or password. {{count}} attempts left.',
};

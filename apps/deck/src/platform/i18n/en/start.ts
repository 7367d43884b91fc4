/** The words that are needed before anybody has signed in. They are part of those of `app`. */
export const start = {
  title: {
    login: 'Sign in',
    resetPassword: 'Forgot password',
    changePassword: 'New password',
    setPassword: 'Set password',
    linkInvalid: 'Invalid link',
    linkNotFound: 'Link not found',
  },
  action: {
    reload: 'Reload the page',
  },
  waiting: {
    title: 'Still waiting for the server',
    page: 'The page opens by itself as soon as the server answers.',
  },
  crash: {
    title: 'This page could not be shown',
    text: 'Nothing was sent or changed. Reload the page to try again.',
    signedIn:
      'You are signed in, but the server cannot be reached. Check your connection, then reload the page.',
  },
  validation: {
    required: 'Please fill out this field',
  },
  errors: {
    network: 'No connection to the server. Check your network and try again.',
    server: 'The server could not answer. Try again in a moment.',
    code: {
      INVALID_2FA_CODE: 'Invalid verification code!',
      USER_NOT_FOUND: 'Invalid login',
      ACCESS_DENIED: 'Access denied.',
      ACCOUNT_LOCKED: 'The account is blocked. Use “Forgot password” to set a new password.',
      RESET_LINK_INVALID: 'The link is invalid or has expired. Ask for a new one.',
      TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment.',
      WRONG_CREDENTIALS: 'Wrong login or password.',
    },
  },
};

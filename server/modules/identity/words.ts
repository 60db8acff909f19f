/** What people read at a code of their second factor that is missing or does not count; what mails say is content. */
export const words = {
  codeMissing: 'Type the code that your app shows, or a recovery code',
  codeUsed: 'That code was used already. Wait for your app to show the next one.',
  recoveryCodeWrong: 'That recovery code is not right, or it was used before. Each one works once.',
  tooManyCodes:
    'Too many codes have been tried for this account. To keep it safe, log in again and choose “Password Reset?” first. We’ll email you a link.',
};

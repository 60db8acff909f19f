/** What people read at the foot of every mail. */
export const words = {
  neverAsk: 'We won’t ever ask for your password or card number by email.',
  freeHelp: (name: string) => `Free help is also available from ${name}`,
};

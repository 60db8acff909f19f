/** What people are told of a consent that is missing or cannot be kept. */
export const words = {
  sharingLacks: 'Tell us yes or no first',
  marketingLacks: 'Please choose yes or no for each one',
  unknown: (ids: string) => `Expected one of ${ids}`,
};

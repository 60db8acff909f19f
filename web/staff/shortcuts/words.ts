/** What staff read of the keys of the console. */
export const words = {
  bar: 'Keys on this page',
  all: 'All keys',
  heading: 'Keys',
  lead: 'Keys work while you are not typing. Each does what its button does.',
  single: 'Keys work',
  on: 'On',
  off: 'Off',
  andThen: 'then',
};

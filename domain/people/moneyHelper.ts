/** The free money and debt guidance service set up by government, on every page and in every mail (SH-006). */
export const MONEY_HELPER = {
  name: 'MoneyHelper',
  url: 'https://www.moneyhelper.org.uk',
  /** How to choose, open and change a bank account. */
  bankAccountsUrl: 'https://www.moneyhelper.org.uk/en/everyday-money/banking',
  /** The address as people say it. */
  shownUrl: 'moneyhelper.org.uk',
  phone: '0800 011 3797',
} as const;

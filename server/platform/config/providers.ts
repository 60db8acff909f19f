/** The forms in which a credit reference agency may be asked, as CREDIT_FILE_PROVIDER names them. */
export const CREDIT_FILE_PROVIDERS = ['searches-v1'] as const;

export type CreditFileProvider = (typeof CREDIT_FILE_PROVIDERS)[number];

/** Where Ideal Postcodes is asked, unless ADDRESS_URL names another place. */
export const IDEAL_POSTCODES_URL = 'https://api.ideal-postcodes.co.uk';

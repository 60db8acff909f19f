/** The interfaces of credit reference agencies, as CREDIT_FILE_PROVIDER names them. */
export const CREDIT_FILE_PROVIDERS = ['searches-v1'] as const;

export type CreditFileProvider = (typeof CREDIT_FILE_PROVIDERS)[number];

/** The address of Ideal Postcodes, unless ADDRESS_URL names another. */
export const IDEAL_POSTCODES_URL = 'https://api.ideal-postcodes.co.uk';

/** The interfaces of those who take applications, as AUTHORITY_PROVIDER names them. */
export const AUTHORITY_PROVIDERS = ['applications-v1'] as const;

export type AuthorityProvider = (typeof AUTHORITY_PROVIDERS)[number];

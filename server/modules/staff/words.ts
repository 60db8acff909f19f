/** Words of signing in behind the site. */
export const words = {
  tooShort: (least: number) => `Choose at least ${least} characters.`,
  tooCommon: 'Many people use this password. Choose another.',
  issuer: (brand: string) => `${brand} staff`,
};

/** Name of the brand, from the operator's content when the site was built. */
export const brandName: string = import.meta.env?.BRAND_NAME ?? '';

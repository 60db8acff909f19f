/** Name of the brand as the operator's content gave it when the site was built. */
export const brandName: string = import.meta.env?.BRAND_NAME ?? 'Towpath';

interface ImportMetaEnv {
  /** True while developing, false in a build. */
  readonly DEV?: boolean;
  /** Name of the brand, from the operator's content. */
  readonly BRAND_NAME?: string;
  /** Ids of the site itself, for visitors nobody sent (AN-012). */
  readonly DEFAULT_APP_ID?: string;
  readonly DEFAULT_BRAND_ID?: string;
  /** Cookie in which an advertisement leaves the id of a click (AN-014). */
  readonly AD_CLICK_COOKIE?: string;
  /** True when the page with every part of the design system is to be built. */
  readonly SHOW_DESIGN_SHEET?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

interface ImportMetaEnv {
  /** True in development, false in a build. */
  readonly DEV?: boolean;
  /** Name of the brand, from the operator's content. */
  readonly BRAND_NAME?: string;
  /** How to reach MoneyHelper, as JSON. */
  readonly MONEY_HELPER?: string;
  /** The drawing beside the name, its parts as JSON. */
  readonly BRAND_MARK?: string;
  /** The main colour of the brand. */
  readonly BRAND_COLOUR?: string;
  /** App id of the site itself, for visitors whom no partner sent (AN-012). */
  readonly DEFAULT_APP_ID?: string;
  readonly DEFAULT_BRAND_ID?: string;
  /** Cookie in which an advertisement stores the id of a click (AN-014). */
  readonly AD_CLICK_COOKIE?: string;
  /** Ids of the pages that show the advice, in every published questionnaire; only while the site is built. */
  readonly ADVICE_PAGES?: readonly string[];
  /** The script that asks for a journey before the app is there; only in a build. */
  readonly ASK_AHEAD?: string;
  /** True if the page with every component of the design system is to be built. */
  readonly SHOW_DESIGN_SHEET?: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

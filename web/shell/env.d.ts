interface ImportMetaEnv {
  /** True while developing, false in a build. */
  readonly DEV?: boolean;
  /** Name of the brand, from the operator's content. */
  readonly BRAND_NAME?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

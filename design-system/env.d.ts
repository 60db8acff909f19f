interface ImportMetaEnv {
  /** The drawing beside the name, its parts as JSON: put in when the site is built. */
  readonly BRAND_MARK?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

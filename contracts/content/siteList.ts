/** What the server tells the service worker of the pages, which stand as they are only since its start. */
export type SiteList = {
  /** The version (etag) of each page, by its path. */
  readonly documents: Readonly<Record<string, string>>;
  /** Paths of the pages that are kept before anybody opens them. */
  readonly ahead: readonly string[];
  /** Addresses of the build's files that those pages name. */
  readonly files: readonly string[];
  /** The page of which the app makes every address that fits `drawnByTheApp`, the source of a regular expression. */
  readonly shell: string;
  readonly drawnByTheApp: string;
  /** The page in place of one that is not kept. */
  readonly offline: string;
};

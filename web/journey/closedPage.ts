type Status = {
  readonly isLocked: boolean;
  readonly sections: readonly { readonly pageId: string }[];
};

/**
 * Whether a page of the questions is closed, as its section on the dashboard is: all but what the last section shows,
 * once the session is locked (DB-011). A page that an earlier section begins on, too, is closed with that.
 */
export function isClosedPage({ isLocked, sections }: Status, pageId: string): boolean {
  if (!isLocked) return false;
  const last = sections.at(-1);
  return last?.pageId !== pageId || sections.some(one => one !== last && one.pageId === pageId);
}

/** Gives the page of a test the address of a stand-in server, to which the calls of staff go as to their own. */
export function standAt(base: string): void {
  // The type of `window` does not know that it is happy-dom's, which alone can be moved without a load.
  const page = window as unknown as { happyDOM: { setURL(url: string): void } };
  page.happyDOM.setURL(base);
}

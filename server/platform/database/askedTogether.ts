/**
 * Asks once for all that is asked in the same moment, where many ask the same thing of a row each. What is asked is asked
 * after that moment, so nobody hears of an earlier state.
 *
 * @param ask is given each key once; it leaves out what there is nothing of
 */
export function askedTogether<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let next: { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Found>> } | undefined;
  return async key => {
    if (!next) {
      const keys = new Set<Key>();
      const begun = new Promise<void>(resolve => setImmediate(resolve));
      const found = begun.then(() => {
        next = undefined;
        return ask([...keys]);
      });
      next = { keys, found };
    }
    next.keys.add(key);
    return (await next.found).get(key);
  };
}

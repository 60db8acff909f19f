import { STORAGE_PREFIX } from '../session.ts';

/**
 * The texts that browsers stored under such keys before the single outbox existed. They are removed from
 * there: the caller puts them into the outbox. This can be deleted a month after the outbox was released: no
 * guest credential is older than that.
 *
 * @param prefix how the keys begin, after the site's own prefix
 */
export function takeOldKeys(prefix: string, storage: () => Storage = () => localStorage): readonly string[] {
  try {
    const store = storage();
    const keys = Object.keys(store).filter(key => key.startsWith(STORAGE_PREFIX + prefix));
    return keys.flatMap(key => {
      const text = store.getItem(key);
      store.removeItem(key);
      return text ?? [];
    });
  } catch {
    return [];
  }
}

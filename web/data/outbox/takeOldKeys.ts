import { STORAGE_PREFIX } from '../session.ts';

/**
 * What browsers keep under such keys from before there was one outbox, as texts. It is taken away from there: the caller
 * puts it into the outbox. Goes once a month has passed since the outbox came: nobody's guest credential is older.
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

import { brandName } from './brand.ts';
import { words } from './words.ts';

/** The page's title in the browser tab. Neutral, because others may see the tab. */
export function PageTitle({ children, error = false }: { children: string; error?: boolean | undefined }) {
  return <title>{`${error ? words.errorInTitle : ''}${words.title(children, brandName)}`}</title>;
}

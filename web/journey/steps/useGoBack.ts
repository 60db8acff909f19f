import { paths } from '../../shell/paths.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { usePageView } from '../usePageView.ts';

/** Back out of a step that fills its page: to the page before, or to the dashboard from the first. */
export function useGoBack(pageId: string): () => void {
  const goTo = useGoTo();
  const previous = usePageView(pageId)?.previousPageId;
  return () => goTo(previous ? paths.journey(previous) : paths.dashboard);
}

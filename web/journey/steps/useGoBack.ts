import { paths } from '../../shell/paths.ts';
import { useGoTo } from '../../shell/useGoTo.ts';
import { usePageView } from '../usePageView.ts';

/** Goes back from a step that fills its page: to the previous page, or from the first one to the dashboard. */
export function useGoBack(pageId: string): () => void {
  const goTo = useGoTo();
  const previous = usePageView(pageId)?.previousPageId;
  return () => goTo(previous ? paths.journey(previous) : paths.dashboard);
}

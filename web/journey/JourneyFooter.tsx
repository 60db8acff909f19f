import { AppFooter } from '../shell/AppFooter.tsx';
import { useFooterContent } from './siteContent.ts';

/**
 * The footer of a journey page. A step with footer 1 to 4 puts its text first; any other has the usual footer
 * (JN-067, JN-068).
 */
export function JourneyFooter({ stepFooterId }: { stepFooterId: number | undefined }) {
  return stepFooterId === undefined ? <AppFooter /> : <StepFooter id={stepFooterId} />;
}

function StepFooter({ id }: { id: number }) {
  const text = useFooterContent()?.step_footers[id];
  return <AppFooter stepText={text} />;
}

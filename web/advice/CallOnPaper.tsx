import { useSiteContent } from '../journey/siteContent.ts';
import { words } from './words.ts';

/** Whom to call, on a printed page: there is nothing to tap on paper, and a person should look now. */
export function CallOnPaper({ heading }: { readonly heading?: string }) {
  const content = useSiteContent();
  if (!content) return null;
  return (
    <p className="print-only">
      {heading !== undefined && <b>{heading}. </b>}
      {words.speakToAdvisor.callOnPaper(content.callFromNumber, content.callHours)}
    </p>
  );
}

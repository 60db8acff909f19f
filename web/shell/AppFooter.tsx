import { RichText } from '@towpath/design-system/frame/RichText.tsx';
import { SlimFooter } from '@towpath/design-system/frame/SlimFooter.tsx';
import { MoneyHelperLine } from './MoneyHelperLine.tsx';
import { paths } from './paths.ts';
import { words } from './words.ts';

const LINKS = [
  { label: words.footer.privacy, url: paths.privacy },
  { label: words.footer.cookies, url: paths.cookies },
  { label: words.footer.accessibility, url: paths.accessibility },
  { label: words.footer.safety, url: paths.safety },
  { label: words.footer.contact, url: paths.contact },
];

/**
 * Footer of the app's pages. `stepText` is the sanitised text of a step with a footer of its own; it comes before the
 * usual line.
 */
export function AppFooter({ stepText }: { stepText?: string | undefined }) {
  return (
    <SlimFooter links={LINKS}>
      {stepText && <RichText cleanHtml={stepText} />}
      <MoneyHelperLine />
    </SlimFooter>
  );
}

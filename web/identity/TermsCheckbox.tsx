import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Anchor, newTab } from '@towpath/design-system/links.tsx';
import type { ComponentProps } from 'react';
import { useSiteContent } from '../journey/siteContent.ts';
import { words } from './words.ts';

/** What everybody agrees to who makes an account (ID-051), with links to both texts. */
export function TermsCheckbox(field: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const content = useSiteContent();
  return (
    <Checkbox
      {...field}
      label={
        <>
          {words.registration.agreement.before}{' '}
          <Anchor href={content?.termsUrl ?? '/terms'} {...newTab}>
            {words.registration.agreement.terms}
            <span className="visually-hidden">{words.registration.agreement.newTab}</span>
          </Anchor>{' '}
          {words.registration.agreement.between}{' '}
          <Anchor href={content?.privacyUrl ?? '/privacy'} {...newTab}>
            {words.registration.agreement.privacy}
            <span className="visually-hidden">{words.registration.agreement.newTab}</span>
          </Anchor>
          {words.registration.agreement.after}
        </>
      }
    />
  );
}

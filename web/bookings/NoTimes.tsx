import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { EmptyState } from '@towpath/design-system/feedback/EmptyState.tsx';
import { useSiteContent } from '../journey/siteContent.ts';
import { words } from './words.ts';

/** No time is free: somebody to ring all the same. */
export function NoTimes() {
  const number = useSiteContent()?.callFromNumber;
  return (
    <EmptyState
      headingLevel={1}
      heading={words.pick.noTimes.heading}
      {...(number && {
        action: (
          <ButtonLink href={`tel:${number.replaceAll(' ', '')}`}>
            {words.pick.noTimes.call(number)}
          </ButtonLink>
        ),
      })}
    >
      {words.pick.noTimes.text}
    </EmptyState>
  );
}

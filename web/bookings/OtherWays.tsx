import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { useSiteContent } from '../journey/siteContent.ts';
import { words } from './words.ts';

/** How to reach us where no time can be picked: by phone, and in the chat. */
export function OtherWays() {
  const number = useSiteContent()?.callFromNumber;
  return (
    <>
      {number && (
        <>
          {words.unread.ring}{' '}
          <TextLink href={`tel:${number.replaceAll(' ', '')}`}>
            {number.replaceAll(' ', '\u00a0')}
          </TextLink>{' '}
        </>
      )}
      {words.unread.chat(number !== undefined)}
    </>
  );
}

import { useSiteContent } from '../journey/siteContent.ts';
import type { ChatProps } from './chatProps.ts';
import { ExternalChatParts } from './external/ExternalChatParts.tsx';
import { OwnChat } from './OwnChat.tsx';

/** The chat that the operator has: that of another firm where one is configured, and our own without it (CH-003). */
export function Chat(props: ChatProps) {
  const content = useSiteContent();
  if (!content) return null;
  return content.externalChat ? (
    <ExternalChatParts {...props} chat={content.externalChat} />
  ) : (
    <OwnChat {...props} />
  );
}

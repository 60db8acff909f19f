import type { MessageSettings } from '../../platform/config/messageSettings.ts';
import { httpMessageSender } from './http.ts';
import { notifySender } from './notify.ts';
import type { MessageSender } from './port.ts';

/** The service that the settings name. `from` stands in place of that of each message, where a network wants another. */
export function messageSenderBy(settings: MessageSettings, from: string | undefined): MessageSender {
  return settings.provider === 'notify' ? notifySender(settings) : httpMessageSender({ ...settings, from });
}

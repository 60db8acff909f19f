import type { MessageSettings } from '../../platform/config/messageSettings.ts';
import { httpMessageSender } from './http.ts';
import { notifySender } from './notify.ts';
import type { MessageSender } from './port.ts';

/** The service that the settings name. `from` is who a message is from, where the service lets us say. */
export function messageSenderBy(settings: MessageSettings, from: string): MessageSender {
  return settings.provider === 'notify' ? notifySender(settings) : httpMessageSender({ ...settings, from });
}

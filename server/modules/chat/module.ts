import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { FromOf } from '../../papers/contact.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { ServerModule } from '../module.ts';
import { createChats } from './chats.ts';
import { createRooms } from './rooms.ts';
import { registerChatRoutes } from './routes.ts';
import { endingOfSilentChats } from './silence.ts';
import { createStaffChats } from './staffChats.ts';
import { registerStaffChatRoutes } from './staffRoutes.ts';
import { chatHoursIn } from './states.ts';
import { textingTurns } from './textingTurns.ts';
import { createTranscripts, TRANSCRIPT_MAIL } from './transcripts.ts';
import { createTurnTexts, type TurnTextDeps } from './turnTexts.ts';
import { waitingChatsReading } from './waitingReading.ts';

/** People and advisers who write to each other. */
export function chatModule(
  deps: Deps &
    Pick<TurnTextDeps, 'checkPhone'> & {
      readonly sendTexts: () => Promise<void>;
      readonly content: Pick<OperatorContent, 'settings' | 'chat'>;
      readonly fromOf: FromOf;
      readonly letterheadOf: LetterheadOf;
      readonly paperPool: Pick<PaperPool, 'write'>;
      readonly log: FastifyBaseLogger;
      readonly nationOf: (customerId: string) => Promise<LivingPlace | null>;
    },
): ServerModule {
  const seal = createSeal(deps.config.dataSecret);
  const hours = chatHoursIn(deps.content.settings);
  const { chat: content } = deps.content;
  const rooms = createRooms({ ...deps, seal });
  const afterSeconds = content.textAfterSeconds;
  const chats = createChats({ ...deps, seal, hours, content, afterSeconds });
  const turnTexts = createTurnTexts({ ...deps, seal });
  const transcripts = createTranscripts({ ...deps, seal });
  return {
    registerRoutes(app) {
      app.addHook('onClose', () => rooms.close());
      registerChatRoutes(app, { chats, rooms, transcripts, turnTexts, content });
      const staffChats = createStaffChats({ ...deps, seal });
      registerStaffChatRoutes(app, {
        ...deps,
        seal,
        hours,
        rooms,
        chats,
        staffChats,
        content,
      });
    },
    letters: { [TRANSCRIPT_MAIL]: transcripts.letter },
    jobs: [
      endingOfSilentChats({ ...deps, silentHours: content.silentHours }),
      textingTurns({ ...deps, seal, afterSeconds }),
    ],
    readings: [waitingChatsReading],
  };
}

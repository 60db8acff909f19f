import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { besideBudget } from '@towpath/domain/fact-find/besideBudget.ts';
import type { Deps } from '../../deps.ts';
import type { LetterheadOf } from '../../partners/mail/writeMail.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Answers } from '../answers/service.ts';
import { accountById } from '../customers/accounts.ts';
import { fullNameOf } from '../customers/contact.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { householdOf } from '../household/readHousehold.ts';
import type { ServerModule } from '../module.ts';
import { owedTold } from '../repayment/owed.ts';
import { ownersTold } from '../repayment/sales.ts';
import { papersLetter } from './letters.ts';
import { registerPaperPhotoRoutes } from './photos/routes.ts';
import { createPaperPhotos } from './photos/service.ts';
import { registerPaperRoutes } from './routes.ts';
import { createPapers, PAPERS_MAIL, type PapersDeps } from './service.ts';

/** The papers people can keep of their advice and their budget. */
export function papersModule(
  deps: Deps & { readonly content: OperatorContent; readonly letterheadOf: LetterheadOf } & Pick<
      PapersDeps,
      'fromOf' | 'recommendations' | 'budgetOf' | 'nationOf' | 'paperPool'
    > &
    Pick<Answers, 'walkedJourney' | 'walkedQualifier'>,
) {
  const { config, content, database, letterheadOf } = deps;
  const seal = createSeal(config.dataSecret);
  const emailOf = async (customerId: string) => (await accountById(database, customerId))?.email ?? null;
  const papers = createPapers({
    ...deps,
    creditTypes: content.creditTypes,
    debtsOf,
    ownerOf: customerId => ownersTold(database, seal, customerId),
    owedOf: customerId => owedTold(database, seal, customerId),
    householdOf,
    besideBudgetOf: async (customerId, today) => {
      const { answers: qualifier } = await deps.walkedQualifier(customerId);
      const { answers: review } = await deps.walkedJourney(customerId);
      return besideBudget({ qualifier, review }, today);
    },
    nameOf: customerId => fullNameOf(database, customerId),
    emailOf,
  });
  const photos = createPaperPhotos(deps);
  const module: ServerModule = {
    registerRoutes(app) {
      registerPaperRoutes(app, papers);
      registerPaperPhotoRoutes(app, photos);
    },
    letters: { [PAPERS_MAIL]: papersLetter({ database, papers, emailOf, letterheadOf }) },
    sentNotes: { [PAPERS_MAIL]: papers.noteSent },
  };
  return { ...module, papers, photos };
}

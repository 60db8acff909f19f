import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { InsteadOfOffers } from '@towpath/domain/plans/repayment/insteadOfOffers.ts';
import type { HoldsOffers } from '@towpath/domain/plans/repayment/offersWait.ts';
import type { OtherOwing } from '@towpath/domain/plans/repayment/sharedDebt.ts';
import type { Deps } from '../../deps.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { accountById } from '../customers/accounts.ts';
import type { ServerModule } from '../module.ts';
import { owedTold } from '../repayment/owed.ts';
import { ownersTold } from '../repayment/sales.ts';
import { agreedByLetters } from './agreed.ts';
import { type ClaimToAnswer, claimsToAnswer } from './claims.ts';
import { courtAsked } from './courtAsked.ts';
import { createLetterFiles, LETTERS_MAIL, type LetterFilesDeps } from './files.ts';
import { heldByTold } from './heldByTold.ts';
import { insteadOfOffers } from './insteadOfOffers.ts';
import { type KnownOfLetters, knownLetters } from './knownLetters.ts';
import { begunLettersOf, type LetterPaper, sentLettersOf } from './letterPapers.ts';
import { othersOwing } from './othersOwing.ts';
import { protectedBy, protectionNumber, type ToldByLetter, toldByLetter } from './protectedBy.ts';
import { registerLetterRoutes } from './routes.ts';
import { createLetters, type Letters, type LettersDeps } from './service.ts';
import { registerStaffLetterRoutes } from './staffRoutes.ts';

/** The letters that people send about their debts. */
export function lettersModule(
  deps: Deps & { readonly content: OperatorContent } & Pick<
      LetterFilesDeps,
      'fromOf' | 'letterheadOf' | 'paperPool' | 'budgetPaper' | 'budgetOf' | 'nationOf'
    > &
    Pick<
      LettersDeps,
      | 'answerNoted'
      | 'clearedOf'
      | 'offerWent'
      | 'offerTakenBack'
      | 'settled'
      | 'settledTakenBack'
      | 'planOf'
      | 'offersWait'
      | 'toldOf'
    > & {
      /** The facts that their advice would be judged on; null while they have not come as far. */
      readonly factsOf: Parameters<typeof heldByTold>[0]['factsOf'];
    },
): ServerModule & {
  readonly known: (customerId: string, today: string) => Promise<readonly KnownOfLetters[]>;
  /** The debts with a deal by letter that keeps their danger off, by their ids. */
  readonly agreed: (customerId: string) => Promise<ReadonlySet<string>>;
  /** What letters tell of a plan that protects them; null for none. */
  readonly toldByLetter: (customerId: string) => Promise<ToldByLetter | null>;
  /** The claims at court that they have to answer. */
  readonly claims: (customerId: string) => Promise<readonly ClaimToAnswer[]>;
  /** What stands in the place of the offers of a plan. */
  readonly insteadOf: (customerId: string) => Promise<InsteadOfOffers>;
  /** Who owes debts of a person besides them, by the ids of the debts. */
  readonly othersOwing: (customerId: string) => Promise<ReadonlyMap<string, OtherOwing>>;
  /** The last day on which a letter asked a court to look again at what it had ordered, by the ids of the debts. */
  readonly courtAsked: (customerId: string) => Promise<ReadonlyMap<string, string>>;
  readonly papers: (customerId: string) => Promise<readonly LetterPaper[]>;
  /** What holds the offers of their plan by what they told of alone; null for nothing. */
  readonly heldByTold: (customerId: string) => Promise<HoldsOffers | null>;
} & Pick<
    Letters,
    'answeredInPlan' | 'offersGoing' | 'offersSent' | 'breaksAgreed' | 'answerTakenBack' | 'offerNotGone'
  > {
  const { content, database, fromOf } = deps;
  const sealOfPlans = createSeal(deps.config.dataSecret);
  const seal = createSeal(deps.config.healthDataKey);
  const ofGranted = { database, formSeal: seal, planSeal: sealOfPlans };
  const own = {
    ...deps,
    seal,
    definitions: content.letters,
    creditTypes: content.creditTypes,
    creditors: content.creditors,
    limits: content.limits,
    advisedBy: async (customerId: string) => (await fromOf(customerId)).brand.name,
    ownerOf: (customerId: string) => ownersTold(database, sealOfPlans, customerId),
    owedOf: (customerId: string) => owedTold(database, sealOfPlans, customerId),
    protectedBy: (customerId: string) => protectedBy(ofGranted, customerId),
    protectionNumber: (customerId: string) => protectionNumber(ofGranted, customerId),
    emailOf: async (customerId: string) => (await accountById(database, customerId))?.email ?? null,
  };
  const letters = createLetters(own);
  const files = createLetterFiles({ ...own, letters });
  return {
    registerRoutes(app) {
      registerLetterRoutes(app, letters, files);
      registerStaffLetterRoutes(app, { ...own, letters, files });
    },
    answeredInPlan: letters.answeredInPlan,
    offersGoing: letters.offersGoing,
    offersSent: letters.offersSent,
    breaksAgreed: letters.breaksAgreed,
    answerTakenBack: letters.answerTakenBack,
    offerNotGone: letters.offerNotGone,
    known: (customerId, today) => knownLetters({ ...own, letters }, customerId, today),
    agreed: customerId => agreedByLetters({ ...own, planSeal: sealOfPlans }, customerId),
    toldByLetter: customerId => toldByLetter(database, letters, customerId),
    heldByTold: customerId => heldByTold(own, customerId),
    claims: customerId => claimsToAnswer(own, customerId),
    insteadOf: customerId => insteadOfOffers(own, customerId),
    othersOwing: customerId => othersOwing(own, customerId),
    courtAsked: customerId => courtAsked(own, customerId),
    papers: async customerId => [
      ...(await sentLettersOf(own, customerId)),
      ...(await begunLettersOf(database, customerId, () => letters.now(customerId))),
    ],
    letters: { [LETTERS_MAIL]: files.mail },
  };
}

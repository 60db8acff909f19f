import type { Debt } from '@towpath/contracts/api/debts.ts';
import { CtaBar } from '@towpath/design-system/buttons/CtaBar.tsx';
import { AnsweredLine } from '@towpath/design-system/cards/AnsweredLine.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import { LEGAL_SECTION_COMPLETE } from '@towpath/domain/debts/legalQuestions.ts';
import { FooterPortal } from '../../journey/FooterPortal.tsx';
import { HelpList } from '../../journey/HelpList.tsx';
import { useErrorInTitle } from '../../shell/useErrorInTitle.ts';
import type { GivenLegalAnswers } from '../state/legalSave.ts';
import { words } from '../step/words.ts';
import { DebtScreenHeading } from './DebtScreenHeading.tsx';
import { debtLines } from './debtLines.ts';
import { LegalPartFields } from './LegalPartFields.tsx';
import styles from './LegalQuestions.module.css';
import { answeredText, problemText, questionId, questionText } from './legalParts.ts';
import { useLegalQuestions } from './useLegalQuestions.ts';

/** Of the operator's help contacts. */
const HELP_WITH_COURTS = ['national-debtline'];

export type LegalQuestionsProps = {
  /** The listed debts, in their order, without deleted ones. */
  readonly debts: readonly Debt[];
  /** Answers given and not yet saved; without them the debts' own flags say what was answered. */
  readonly draft: LegalAnswers | undefined;
  /** What the person said earlier about court action; it prefills the answer. */
  readonly courtSays?: string | undefined;
  /** Runs at each answer, to keep it through a reload. */
  readonly onDraft: (answers: LegalAnswers) => void;
  /** On their way to the server. */
  readonly saving: boolean;
  /** Continue: the answers, and the debts whose flags they change, with their new flags. */
  readonly onDone: (answers: LegalAnswers, changed: GivenLegalAnswers['changed']) => void;
  readonly onBack: () => void;
};

/** The legal questions about the debts, one part after the other (LQ-001 to LQ-019). */
export function LegalQuestions({
  debts,
  draft,
  courtSays,
  onDraft,
  saving,
  onDone,
  onBack,
}: LegalQuestionsProps) {
  const legal = useLegalQuestions({ debts, draft, onDraft, onDone });
  const lines = debtLines(debts);
  const { answers, parts, problem, attempt } = legal;
  useErrorInTitle(problem !== undefined);

  return (
    <section {...legal.pressing}>
      {problem !== undefined && (
        <div className={styles.summary}>
          <ErrorSummary
            attempt={attempt}
            problems={[{ id: questionId(problem), message: problemText(problem) }]}
          />
        </div>
      )}
      <DebtScreenHeading title={words.legal.heading}>{words.legal.lead}</DebtScreenHeading>
      <div className={styles.parts}>
        {parts.map(part =>
          part.asLine ? (
            <AnsweredLine
              key={part.yesNo}
              question={questionText(part.yesNo)}
              answer={answeredText(answers, part, lines)}
              onChange={() => legal.reopen(part.yesNo)}
            />
          ) : (
            <LegalPartFields
              key={part.yesNo}
              part={part}
              answers={answers}
              lines={lines}
              problemAt={problem}
              says={part.yesNo === 1 ? courtSays : undefined}
              hasDone={part.hasDone}
              onYesNo={answer => legal.answer(part.yesNo, answer)}
              onChoose={ids => part.which !== undefined && legal.choose(part.which, ids)}
              onDone={() => legal.finish(part)}
            />
          ),
        )}
        {answers.yesNo[1] === true && (
          <div className={styles.notice}>
            <Notification tone="orange" heading={words.legal.courtForm}>
              {words.legal.courtFormText}
            </Notification>
            <HelpList ids={HELP_WITH_COURTS} />
          </div>
        )}
        {legal.complete && (
          <div className={styles.notice}>
            <Notification tone="green">{LEGAL_SECTION_COMPLETE}</Notification>
          </div>
        )}
      </div>
      <FooterPortal>
        <CtaBar
          barStyle="fixed"
          back={{ onPress: onBack }}
          reason={legal.complete ? undefined : words.legal.toGo(legal.toGo)}
          next={{
            disabled: !legal.complete,
            loading: saving,
            onPress: legal.submit,
            onBlockedPress: legal.showProblem,
          }}
        />
      </FooterPortal>
    </section>
  );
}

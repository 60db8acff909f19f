import { chatPdf, myChat } from '@towpath/contracts/api/chat.ts';
import { adviceSummaryPdf, budgetStatementPdf, myPapers } from '@towpath/contracts/api/papers.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting, SettingList } from '@towpath/design-system/cards/SettingList.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { TroubleState } from '@towpath/design-system/feedback/TroubleState.tsx';
import { fileText } from '@towpath/design-system/icons/drawings.generated.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { api, exchange } from '../../data/client.ts';
import { wordsOfFailure } from '../../data/failure.ts';
import { londonMoment } from '../../data/londonMoment.ts';
import { useRemote } from '../../data/remote.ts';
import { PaperRow } from '../../papers/PaperRow.tsx';
import { paths } from '../../shell/paths.ts';
import { words as accountWords } from '../words.ts';

const words = accountWords.papers;

/** The papers that are made for the person, to open or to save. */
export function PapersPart() {
  const { answer, error, isFetching, again } = useRemote(async () => {
    // The papers are there also where the chat cannot be read.
    const chat = api(myChat).then(
      ({ conversation }) => conversation,
      () => null,
    );
    return { ...(await api(myPapers, { query: {} })), chat: await chat };
  });
  if (!answer) {
    if (!error) return <Loading label={accountWords.loading} skeleton={[100]} />;
    return (
      <TroubleState headingLevel={3} onRetry={again} retrying={isFetching}>
        {wordsOfFailure(error)}
      </TroubleState>
    );
  }
  const { advice, budgetConfirmedOn, chat } = answer;
  return (
    <>
      <SettingList>
        {advice ? (
          <PaperRow
            name={words.advice}
            value={words.adviceOf(sayDay(advice.judgedOn), advice.pages)}
            fetchFile={() => exchange(adviceSummaryPdf, { params: { recordId: advice.recordId } })}
          />
        ) : (
          <Setting icon={fileText} name={words.advice} value={words.noAdvice} />
        )}
        {budgetConfirmedOn !== null ? (
          <PaperRow
            name={words.budget}
            value={words.budgetOf(sayDay(budgetConfirmedOn))}
            fetchFile={() => exchange(budgetStatementPdf)}
          />
        ) : (
          <Setting icon={fileText} name={words.budget} value={words.noBudget} />
        )}
        {chat && (
          <PaperRow
            name={words.chat(chat.adviser)}
            value={words.chatOf(sayDay(isoDate(londonMoment(new Date(chat.begunAt)).day)))}
            fetchFile={() => exchange(chatPdf)}
          />
        )}
      </SettingList>
      <p>
        <TextLink href={paths.papers}>{words.all}</TextLink>
      </p>
    </>
  );
}

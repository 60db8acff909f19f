import { AnsweredLine } from '../cards/AnsweredLine.tsx';
import { Card } from '../cards/Card.tsx';
import { ChoiceCard } from '../cards/ChoiceCard.tsx';
import { Disclosure } from '../cards/Disclosure.tsx';
import { SectionButton, SectionList } from '../cards/SectionButton.tsx';
import { StatusTag } from '../cards/StatusTag.tsx';
import {
  chatCircleDots,
  check,
  lockSimple,
  minusCircle,
  phoneCall,
  starFill,
  warning,
} from '../icons/drawings.generated.ts';
import { StatusArch } from '../pictures/StatusArch.tsx';
import { Part } from './Part.tsx';

/** Tags, answered lines, cards and section buttons. */
export function CardGallery() {
  return (
    <>
      <Part name="Status">
        <div className="row">
          <StatusTag tone="done" icon={check}>
            Completed
          </StatusTag>
          <StatusTag tone="progress">In progress</StatusTag>
          <StatusTag tone="todo" icon={lockSimple}>
            Not open yet
          </StatusTag>
          <StatusTag tone="error" icon={warning}>
            Needs a check
          </StatusTag>
          <StatusTag tone="best" icon={starFill}>
            Best
          </StatusTag>
          <StatusTag tone="help">Help</StatusTag>
          <StatusTag tone="care">Take care</StatusTag>
          <StatusTag tone="outline" icon={minusCircle}>
            Unavailable
          </StatusTag>
        </div>
        <div className="row">
          <StatusArch status="notStarted" /> Not started
          <StatusArch status="inProgress" /> In progress
          <StatusArch status="completed" /> Completed
        </div>
      </Part>
      <Part name="Answered lines">
        <div>
          <AnsweredLine
            question="Where do you live?"
            answer="England"
            changeSubject="where you live"
            onChange={() => {}}
          />
          <AnsweredLine
            question="Do you rent or own your home?"
            answer="Rent from a council or housing association"
            onChange={() => {}}
          />
          <AnsweredLine question="Which year is it?" answer="This one" />
        </div>
      </Part>
      <Part name="Disclosure">
        <Disclosure summary="See this as a table">
          <p>What was folded.</p>
        </Disclosure>
      </Part>
      <Part name="Sections and cards" two>
        <Card as="section" labelledBy="gallery-sections">
          <h3 id="gallery-sections">Your online journey</h3>
          <SectionList>
            <SectionButton name="About you" status="completed" line="Completed" href="#about" />
            <SectionButton name="Your plans" status="inProgress" line="In progress" href="#plans" current />
            <SectionButton name="Your home" status="notStarted" line="Not started" onPress={() => {}} />
            <SectionButton name="Your money" status="disabled" line="Opens when your plans are done" />
          </SectionList>
        </Card>
        <div className="stack">
          <ChoiceCard
            icon={chatCircleDots}
            tone="loose"
            title="Send us a message"
            line="Chat with an adviser"
            onPress={() => {}}
          />
          <ChoiceCard
            icon={phoneCall}
            title="Ask for a call back"
            line="Opens in a new tab"
            href="#call"
            opensNewTab
          />
          <Card tight>A tight card</Card>
        </div>
      </Part>
    </>
  );
}

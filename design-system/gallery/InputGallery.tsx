import { useState } from 'react';
import { AmountSlider } from '../inputs/AmountSlider.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { Counter } from '../inputs/Counter.tsx';
import { DateField } from '../inputs/DateField.tsx';
import type { DateText } from '../inputs/dateParts.ts';
import { EmailField } from '../inputs/EmailField.tsx';
import { ErrorSummary } from '../inputs/ErrorSummary.tsx';
import { FileField } from '../inputs/FileField.tsx';
import { MoneyField } from '../inputs/MoneyField.tsx';
import { NumberField } from '../inputs/NumberField.tsx';
import { PasswordField } from '../inputs/PasswordField.tsx';
import { PhoneField } from '../inputs/PhoneField.tsx';
import { Select } from '../inputs/Select.tsx';
import { TextField } from '../inputs/TextField.tsx';
import { Part } from './Part.tsx';

const titles = ['Mr', 'Mrs', 'Ms', 'Mx'].map(title => ({ value: title, label: title }));

/** Every input: empty, filled, with hint, in error, disabled. */
export function InputGallery() {
  const [text, setText] = useState('');
  const [email, setEmail] = useState('danielle.okafor@example');
  const [phone, setPhone] = useState('07700900123');
  const [sum, setSum] = useState('1500');
  const [percent, setPercent] = useState('30');
  const [left, setLeft] = useState(240);
  const [birth, setBirth] = useState<DateText>({ day: '24', month: '8', year: '' });
  const [start, setStart] = useState<DateText>({ day: '', month: '', year: '' });
  const [children, setChildren] = useState(2);
  const [adults, setAdults] = useState(0);
  const [title, setTitle] = useState('');
  const [password, setPassword] = useState('Heron-bridge');
  const [again, setAgain] = useState('Heron-br');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <Part name="Text inputs" two>
        <TextField
          label="First name"
          name="gallery-first"
          autoComplete="given-name"
          value={text}
          onChange={setText}
          required
        />
        <EmailField
          label="Email address"
          name="gallery-email"
          error="Not a valid email address"
          value={email}
          onChange={setEmail}
        />
        <PhoneField
          label="Phone number"
          name="gallery-phone"
          hint="A mobile or home number."
          value={phone}
          onChange={setPhone}
        />
        <MoneyField
          label="How much is it?"
          name="gallery-sum"
          hint="A rough guess is fine."
          help="We round it to the nearest pound."
          value={sum}
          onChange={setSum}
        />
        <NumberField
          label="What share is it?"
          name="gallery-percent"
          after="%"
          value={percent}
          onChange={setPercent}
        />
        <TextField
          label="Reference"
          name="gallery-reference"
          optional
          hint="Up to 18 characters."
          width={12}
          value={text}
          onChange={setText}
        />
        <TextField label="Disabled" name="gallery-off" disabled value="Cannot change" onChange={() => {}} />
        <TextField
          label="A question with one box"
          labelStyle="question"
          name="gallery-question"
          value={text}
          onChange={setText}
        />
        <Select
          label="Title"
          name="gallery-title"
          options={titles}
          value={title}
          onChange={setTitle}
          autoComplete="honorific-prefix"
        />
        <Select
          label="Waits for another answer"
          name="gallery-later"
          hint="Pick a title first."
          disabled
          options={[]}
          value=""
          onChange={() => {}}
        />
      </Part>
      <Part name="Files" two>
        <FileField
          label="The photo, or a PDF"
          name="gallery-file"
          hint="Up to 8 MB."
          accept="image/jpeg,application/pdf"
          onChange={() => {}}
        />
        <FileField
          label="The photo of the bill"
          name="gallery-file-wrong"
          error="Choose a photo or a PDF"
          accept="image/jpeg,application/pdf"
          onChange={() => {}}
        />
      </Part>
      <Part name="Sliders" two>
        {(['', 'Only number values are allowed', 'off'] as const).map(state => (
          <AmountSlider
            key={state}
            label={state === 'off' ? 'A sum that waits' : 'A sum to type or to slide'}
            name={`gallery-slide-${state.length}`}
            hint="Arrow keys move it by a pound."
            error={state === '' || state === 'off' ? undefined : state}
            disabled={state === 'off'}
            value={String(left)}
            onChange={typed => setLeft(Number(typed) || 0)}
            from={0}
            to={500}
            at={left}
            onSlide={setLeft}
            valueText={`£${left}`}
            fromText="£0"
            toText="£500"
          />
        ))}
      </Part>
      <Part name="Dates and counters" two>
        <DateField
          label="What is your date of birth?"
          labelStyle="smallQuestion"
          name="gallery-birth"
          hint="For example, 24 8 1987"
          error="Please enter a value in all fields"
          wrongParts={['year']}
          birthday
          help="Some help is only open to people aged 18 or over."
          helpLabel="Why we ask for your date of birth"
          value={birth}
          onChange={setBirth}
        />
        <DateField
          label="When did it start?"
          name="gallery-start"
          variant="monthYear"
          value={start}
          onChange={setStart}
        />
        <DateField
          label="Which day each year?"
          name="gallery-yearly"
          variant="dayMonth"
          value={start}
          onChange={setStart}
        />
        <div>
          <Counter
            label="Children 15 or younger"
            name="gallery-children"
            min={0}
            max={20}
            moreLabel="One more child"
            fewerLabel="One fewer child"
            value={children}
            onChange={setChildren}
          />
          <Counter
            label="Other adults"
            name="gallery-adults"
            hint="A partner, parent or lodger, for example"
            min={0}
            max={20}
            moreLabel="One more adult"
            fewerLabel="One fewer adult"
            value={adults}
            onChange={setAdults}
          />
        </div>
      </Part>
      <Part name="Password, terms, errors" two>
        <PasswordField
          label="New password"
          name="gallery-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          checks={[
            { label: 'At least 8 characters', met: password.length >= 8 },
            { label: '1 capital letter', met: /[A-Z]/.test(password) },
            { label: '1 small letter', met: /[a-z]/.test(password) },
            { label: '1 number', met: /\d/.test(password) },
            { label: '1 symbol, like ! or -', met: /[^\w\s]/.test(password) },
          ]}
        />
        <PasswordField
          label="Confirm password"
          name="gallery-again"
          autoComplete="new-password"
          error="Passwords do not match"
          value={again}
          onChange={setAgain}
        />
        <Checkbox
          name="gallery-terms"
          required
          checked={agreed}
          onChange={setAgreed}
          label={
            <>
              I agree to the <a href="#terms">terms</a>
            </>
          }
        />
        <Checkbox
          name="gallery-terms-wrong"
          error="Tick the box to carry on"
          checked={false}
          onChange={() => {}}
          label="I agree"
        />
        <ErrorSummary
          problems={[
            { id: 'gallery-email', message: 'Not a valid email address' },
            { id: 'gallery-few', message: 'Pick one answer' },
          ]}
        />
      </Part>
    </>
  );
}

import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import type { ReactNode } from 'react';
import { paths } from '../../shell/paths.ts';
import { words } from '../routes/words.ts';

/** Somebody to ring: when, in words, and as the script of the document reads it. */
export type Line = {
  readonly name: string;
  readonly phone: string;
  readonly when: string;
  /** Days from 0 for Sunday, from and to, as `12345 800 2000`, several with commas between. */
  readonly hours: string;
  /** Days on which nobody answers all the same, as `2026-12-25`, without zeros before a number. */
  readonly shut?: string;
  /** The same as the script of the finished pages reads it. */
  readonly opening?: OpeningHours;
};

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Who helps everybody, in this order, by id; of the last, that they are always there, their text says. */
const OTHERS = ['stepchange', 'national-debtline', 'moneyhelper', 'samaritans'];
const ALWAYS = '0123456 0 2400';

/** Whom to ring, out of the operator's content. Of others it says when only where they are there day and night. */
export function linesOf({
  brand,
  settings,
  help,
}: Pick<OperatorContent, 'brand' | 'settings' | 'help'>): Line[] {
  const { callHours, callFromNumber } = settings;
  const hours = callHours.hours.map(({ days, from, to }) =>
    [
      days.map(day => DAYS.indexOf(day)).join(''),
      ...[from, to].map(time => Number(time.replace(':', ''))),
    ].join(' '),
  );
  const shut = (callHours.closedOn ?? []).map(day => day.replaceAll('-0', '-')).join(',');
  const others = OTHERS.flatMap(id => help.find(entry => entry.id === id) ?? []);
  return [
    { name: brand.name, phone: callFromNumber, when: callHours.text, hours: hours.join(','), shut },
    ...others.flatMap(({ name, phone, text }) => {
      const always = /day (?:and|or) night/u.test(text);
      return phone
        ? [{ name, phone, when: always ? words.late.always : '', hours: always ? ALWAYS : '' }]
        : [];
    }),
  ];
}

/**
 * What a document says where the app does not come: why, and whom to ring. Works without any of our scripts.
 * `children`: what else can be done.
 */
export function WithoutApp({
  heading = words.late.heading,
  why,
  unreached,
  lines,
  again,
  children,
}: {
  heading?: string;
  why: string;
  /** What the script of the finished pages says instead where the browser has a connection. */
  unreached?: { readonly heading: string; readonly why: string };
  lines: readonly Line[];
  again?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="stack">
      <h1 data-unreached={unreached?.heading}>{heading}</h1>
      <p data-unreached={unreached?.why}>{why}</p>
      {again && (
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page, with all that stands in its own. */}
          <a href="">{words.late.again}</a>
        </p>
      )}
      {children}
      <h2>{words.late.ring}</h2>
      <ul className="stack">
        {lines.map(({ name, phone, when, hours, shut, opening }) => (
          <li key={name}>
            <b>{name}</b>: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <br />
            {when}{' '}
            {hours !== '' && (
              <b
                data-hours={hours}
                data-shut={shut}
                data-open={words.late.open}
                data-closed={words.late.closed}
                data-open-now={opening && JSON.stringify(opening)}
              />
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.contact}>{words.late.contact}</a>
      </p>
    </div>
  );
}

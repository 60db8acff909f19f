import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { staffMe } from '@towpath/contracts/api/staffSession.ts';
import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import type { ComponentType } from 'react';

/** Who is signed in. */
export type Me = AnswerOf<typeof staffMe>;

/** What each part of the console is given. */
export type AreaProps = {
  readonly me: Me;
  /** Since the console was opened its page has changed: the focus goes to the new heading. */
  readonly takesFocus: boolean;
  /** To be called when a call says that the sign-in has ended. */
  readonly onEnded: () => void;
};

/** A part of the console: `/staff/NAME`. `id` and `part` of the address are parameters of the page. */
export type Area = {
  readonly name: string;
  /** As its link in the bar says. */
  readonly label: string;
  /** Reached from other parts, and not from the bar. */
  readonly isHidden?: true;
  /** It takes the whole width, and has its own margins. */
  readonly isWide?: true;
  /** Of whoever may open it. */
  readonly permission: StaffPermission;
  readonly Page: ComponentType<AreaProps>;
};

/** The address of a part of the console. */
export const areaPath = (name: string) => (name === 'work' ? '/staff' : `/staff/${name}`);

/** The address of a piece of work that is open on the list. */
export const workPath = (workId: string) => `/staff?work=${encodeURIComponent(workId)}`;

/** The address of a part of the case of a person. */
export const casePath = (customerId: string, part?: string) =>
  part === undefined ? `/staff/case/${customerId}` : `/staff/case/${customerId}/${part}`;

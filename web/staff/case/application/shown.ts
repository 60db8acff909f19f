import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseApplication } from '@towpath/contracts/api/staffApplications.ts';

/** An application as the case has it. */
export type Shown = NonNullable<AnswerOf<typeof caseApplication>['application']>;

/** The same as it was handed over. */
export type ShownVersion = NonNullable<Shown['handedOver']>;

import { type Brought, moves } from '../../platform/database/brought.ts';

/** They hang on their journey, which moves. */
export const answersBrought: readonly Brought[] = moves('answers', 'answer_history');

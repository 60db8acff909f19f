import type { GivenAnswer, SavedAnswers } from '@towpath/domain/journey-engine/definition/definition.ts';
import { STORAGE_PREFIX } from '../../data/session.ts';

/** What is chosen or typed in steps and not yet given, kept in the browser through a reload. */
export class Drafts {
  readonly #key: string;
  readonly #byStep: Map<string, readonly GivenAnswer[]>;

  constructor(journeyId: string) {
    this.#key = `${STORAGE_PREFIX}drafts.${journeyId}`;
    this.#byStep = kept(this.#key);
  }

  all(): SavedAnswers {
    return new Map(this.#byStep);
  }

  keep(stepId: string, answers: readonly GivenAnswer[]): void {
    this.#byStep.set(stepId, answers);
    this.#store();
  }

  forget(stepId: string): void {
    if (this.#byStep.delete(stepId)) this.#store();
  }

  #store(): void {
    localStorage.setItem(this.#key, JSON.stringify([...this.#byStep]));
  }
}

function kept(key: string): Map<string, readonly GivenAnswer[]> {
  try {
    return new Map(JSON.parse(localStorage.getItem(key) ?? '[]'));
  } catch {
    return new Map();
  }
}

import { STORAGE_PREFIX } from '../data/session.ts';

const KEY = `${STORAGE_PREFIX}blackBox`;

/** The value of `blackBox`: a random number for this device, and traits that very many devices share. */
type BlackBox = {
  readonly version: 1;
  readonly device: string;
  readonly language: string;
  readonly timeZone: string;
  /** The width of the screen, rounded to steps. */
  readonly screen: 'small' | 'medium' | 'large';
  readonly touch: boolean;
};

/**
 * The black-box code of this device (API-055), with which the credit reference agency notices one device
 * searching for many people. Only the random number identifies this device; it is kept in local storage until
 * the person logs out. It is made only when a search is sent, and explained beside the search. Empty where
 * the browser stores nothing.
 */
export function blackBoxCode(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const code = JSON.stringify(describeDevice());
    localStorage.setItem(KEY, code);
    return code;
  } catch {
    return '';
  }
}

function describeDevice(): BlackBox {
  const width = Math.min(screen.width, screen.height);
  return {
    version: 1,
    device: [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join('-'),
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: width < 576 ? 'small' : width < 1000 ? 'medium' : 'large',
    touch: navigator.maxTouchPoints > 0,
  };
}

import { ADVICE_READ } from '../advice/adviceRead.ts';

/** What pages read that somebody may open by their address. */
export const READ_BY_PAGES = [ADVICE_READ];

import { askForJourney } from './askForJourney.ts';

/** Written into the documents of the questions, and run before anything else. */
const pageId = /^\/journey\/([^/]+)/.exec(location.pathname)?.[1];
if (pageId) askForJourney(pageId, import.meta.env.ADVICE_PAGES ?? []);

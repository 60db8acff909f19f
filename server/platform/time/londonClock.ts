/** Where the server keeps its times; the rule is the trade's own. */
export { fromLondonClock, onLondonClock } from '@towpath/domain/values/londonClock.ts';

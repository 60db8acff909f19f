/** Where somebody is taken who has to leave at once: a page that anybody looks at. */
export const ELSEWHERE = 'https://www.bbc.co.uk/weather';

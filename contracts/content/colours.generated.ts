/** Colours of design-system/tokens.css. Made from it by `npm run colours`. */
export const white = '#ffffff';
export const mist = '#f3f7f5';
export const ripple = '#e2eeeb';
export const line = '#cbd8d4';
export const ink = '#14292b';
export const ink2 = '#47605f';
export const canal = '#0f5455';
export const canalDeep = '#0a3f41';
export const looseDeep = '#5b2157';
export const looseTint = '#f6e9f5';
export const orange = '#a34a06';
export const orangeTint = '#fff0e0';
export const green = '#1d6a43';
export const greenTint = '#e4f4ea';

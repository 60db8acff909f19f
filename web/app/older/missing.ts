/**
 * Runs in a document of the app, before any of its scripts. A browser without the youngest thing that our code uses
 * gets `older.js` first: written into the document, it is waited for; an added script would run beside the app's.
 * Kept short, since every browser reads it.
 */
export const askForOlder: string = "''.isWellFormed||document.write('<script src=/older.js><\\/script>')";

/*
 * What browsers at the floor (`web/.browserslistrc`) lack and our code uses. One script, which only they load: the
 * documents ask for the youngest part, `isWellFormed`, before the app's script runs (`missing.ts`). What is used beyond
 * this list and the floor, the build refuses (`web/vite/newerThanFloor.ts`).
 */
import 'core-js/actual/array/at.js';
import 'core-js/actual/array/find-last.js';
import 'core-js/actual/array/find-last-index.js';
import 'core-js/actual/array/to-sorted.js';
import 'core-js/actual/object/has-own.js';
import 'core-js/actual/string/is-well-formed.js';
import 'core-js/actual/structured-clone.js';
import './dialog.ts';
import './abortSignal.ts';

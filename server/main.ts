import { runProgram } from './program.ts';
import { startServer } from './start.ts';

/**
 * The server on its own, as an operator runs it: everything it needs from outside is named in its
 * environment.
 */
await runProgram(program => startServer(program, process.env));

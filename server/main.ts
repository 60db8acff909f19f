import { runProgram } from './program.ts';
import { startServer } from './start.ts';

/** The server by itself, as an operator runs it: whatever it needs of others is named in its environment. */
await runProgram(program => startServer(program, process.env));

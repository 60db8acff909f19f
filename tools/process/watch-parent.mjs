// Loaded (node --import) into every process that a supervisor starts. A supervisor that is killed outright cannot
// pass a signal on; without this, the server and its database would keep running unnoticed and hold the port.
import { isMainThread } from 'node:worker_threads';

const supervisor = Number(process.env.TOWPATH_SUPERVISOR);

// Workers and forks of the supervised process inherit the flag and the variable, but the supervisor is not their parent.
if (isMainThread && supervisor === process.ppid) {
  const timer = setInterval(() => {
    if (process.ppid === supervisor) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();

  // The terminal may be gone as well: failing to write a line must not interrupt the orderly shutdown.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', error => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error;
    });
  }
}

import { readFileSync } from 'node:fs';

/**
 * Ends this process in order once its parent is gone. A program killed with -9 cannot stop its children, which would
 * keep its port. Import it for this effect, also with `node --import`.
 */
const parent = process.ppid;
// npm and Playwright start programs through a shell, which outlives them.
const beyondShell = /^(ba|da)?sh$/.test(read(parent, 'comm').trim()) ? getParent(parent) : undefined;

const timer = setInterval(() => {
  if (process.ppid === parent && (beyondShell === undefined || getParent(parent) === beyondShell)) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500);
timer.unref();

/**
 * @param {number} pid
 * @returns {number | undefined}
 */
function getParent(pid) {
  // The format is "pid (name) state ppid …", and the name may contain any character.
  const ppid = read(pid, 'stat').split(')').at(-1)?.trim().split(' ')[1];
  return ppid === undefined ? undefined : Number(ppid);
}

/**
 * @param {number} pid
 * @param {'comm' | 'stat'} what
 */
function read(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    // Other systems have no such file. Their shells replace themselves with the program they run.
    return '';
  }
}

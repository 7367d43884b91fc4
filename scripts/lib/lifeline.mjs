import { readFileSync } from 'node:fs';

/**
 * Ends this process in order once the one that started it is gone: a program killed with -9 cannot tell its children,
 * and they would go on holding its port. Imported for its effect, also by `node --import`.
 */
const parent = process.ppid;
// npm and Playwright start through a shell, which outlives them.
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
  // "pid (name) state ppid …", and the name may hold anything.
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
    // Other systems have no such file; their shells give way to the one program they are asked to run.
    return '';
  }
}

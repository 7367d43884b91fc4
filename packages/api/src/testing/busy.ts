/** The CPU time of this thread in milliseconds, regardless of the machine's other load. */
export function busy(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}

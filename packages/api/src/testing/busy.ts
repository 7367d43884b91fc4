/** How many milliseconds this thread works from now on, whatever else the machine is busy with. */
export function busy(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}

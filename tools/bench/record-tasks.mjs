/**
 * Tasks of the page's main thread between start and stop, by the CPU time they took: on a busy machine a task that had to
 * wait for its turn is not a long one. `cdp`: a session of the browser itself.
 */
export async function recordTasks(cdp) {
  const tasks = []
  const mains = new Set()
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') mains.add(`${event.pid} ${event.tid}`)
      else if (event.name === 'RunTask' || (event.name === 'EventDispatch' && event.args?.data?.type === 'input'))
        tasks.push({
          name: event.name,
          thread: `${event.pid} ${event.tid}`,
          ts: event.ts,
          dur: event.dur ?? 0,
          cpu: (event.tdur ?? event.dur ?? 0) / 1_000,
        })
    }
  })
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'] },
    transferMode: 'ReportEvents',
  })
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await complete
    const ours = tasks.filter((task) => mains.has(task.thread))
    const runs = ours.filter((task) => task.name === 'RunTask')
    const inputs = ours.filter((task) => task.name === 'EventDispatch')
    const holds = (run, input) => run.thread === input.thread && run.ts <= input.ts && input.ts <= run.ts + run.dur
    return {
      longTasks: runs.filter((task) => task.cpu > 50).length,
      longest: runs.reduce((most, task) => Math.max(most, task.cpu), 0),
      /** CPU of all tasks together, ms. */
      busy: runs.reduce((sum, task) => sum + task.cpu, 0),
      /** A key's whole task: handlers, filter, the rows drawn anew. */
      keys: inputs.map((input) => runs.find((run) => holds(run, input))?.cpu ?? 0),
    }
  }
}

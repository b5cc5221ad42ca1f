/** Starts the worker that draws the barrage; its own file, because only a bundler can resolve the address. */
export function startBarrageWorker(): Worker {
  return new Worker(new URL('./barrage.worker.ts', import.meta.url), { name: 'barrage' })
}

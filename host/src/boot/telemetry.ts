import { type Disposer, disposeAll } from '@pitchside/base'
import { type BusEvents, bus } from '@pitchside/bus'

function onWindow<E extends 'error' | 'unhandledrejection'>(
  type: E,
  listener: (event: WindowEventMap[E]) => void,
): Disposer {
  window.addEventListener(type, listener)
  return () => window.removeEventListener(type, listener)
}

function report(telemetryUrl: string, failure: BusEvents['failure.seen']): void {
  console.debug('failure.seen', failure)
  if (!telemetryUrl) return
  const body = JSON.stringify({ ...failure, page: location.pathname, version: __VERSION__, at: Date.now() })
  navigator.sendBeacon?.(telemetryUrl, new Blob([body], { type: 'application/json' }))
}

/** Collects what failed without the visitor being told: into the console and, when configured, to an address. */
export function startTelemetry(telemetryUrl: string): Disposer {
  return disposeAll([
    bus.on('failure.seen', (failure) => report(telemetryUrl, failure)),
    onWindow('error', (event) => bus.emit('failure.seen', { where: 'window', reason: 'error', detail: event.message })),
    onWindow('unhandledrejection', (event) =>
      bus.emit('failure.seen', { where: 'window', reason: 'unhandled-rejection', detail: String(event.reason) }),
    ),
  ])
}

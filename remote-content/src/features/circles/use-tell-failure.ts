import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'

/** A refusal of the server is told by the call itself, a call that did not arrive by this. */
export function useTellFailure(): (error: unknown) => void {
  const t = useT('content')
  return (error) => {
    if (!(error instanceof CallError && error.code > 0))
      bus.emit('toast.requested', { text: t('circleOrder.notDone'), tone: 'error' })
  }
}

import type { BackendModule } from '../../kernel/module'
import { envelopeMessages } from './envelopes.messages'
import { envelopeCalls } from './envelopes.routes'
import { createEnvelopeService, type EnvelopeDeps } from './envelopes.service'

const closeEveryMs = 5_000

export interface EnvelopesModule extends BackendModule {
  /** Gives back what nobody claimed of an envelope that is over; false when that was done before. */
  close(id: number): Promise<boolean>
}

/** Red envelopes of live rooms. */
export function createEnvelopesModule(deps: EnvelopeDeps): EnvelopesModule {
  const service = createEnvelopeService(deps)
  const { clock } = deps.kernel
  return {
    name: 'envelopes',
    close: service.close,
    calls: envelopeCalls(service, clock),
    messages: envelopeMessages,
    start: () => deps.kernel.jobs.every(closeEveryMs, service.closeDue),
  }
}

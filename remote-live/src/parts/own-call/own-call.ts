import type { BroughtCall, CallData, CallInput, PageCall } from '@pitchside/contract'
import { cockpitEndpoints } from '@pitchside/contract/cockpit'
import { type CallOptions, call } from '@pitchside/http'

/** Makes a call that this remote alone makes. Its address comes with the remote: the first page of the site has none of them. */
export function ownCall<N extends BroughtCall>(
  name: N,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<CallData<N>> {
  // The page knows no such name; with the address it needs none.
  return call(name as unknown as PageCall, input as never, {
    ...options,
    brought: cockpitEndpoints[name],
  }) as Promise<CallData<N>>
}

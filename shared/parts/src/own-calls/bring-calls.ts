import type { BroughtCall, CallData, CallInput, PageCall } from '@pitchside/contract'
import { type CallOptions, call } from '@pitchside/http'

/** Makes calls that a remote alone makes. Their addresses come with the remote: the first page of the site has none of them. */
export const bringCalls =
  <B extends BroughtCall>(endpoints: Readonly<Record<B, string>>) =>
  <N extends B>(name: N, input: CallInput<N>, options: CallOptions = {}): Promise<CallData<N>> =>
    // The page knows no such name; with the address it needs none.
    call(name as unknown as PageCall, input as never, {
      ...options,
      brought: endpoints[name],
    }) as Promise<CallData<N>>

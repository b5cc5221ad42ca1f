import type { AnyContribution, RemoteContribution } from '@pitchside/remote-kit'
import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import { asContractTwo } from '../../../host/src/federation/contract-one'
import chat from '../../../remote-chat/src/contribution'
import content from '../../../remote-content/src/contribution'
import live from '../../../remote-live/src/contribution'
import member from '../../../remote-member/src/contribution'
import scores from '../../../remote-scores/src/contribution'

/** Takes the place of host/src/federation/runtime.ts: the same product as one build, for comparison only. */
const contributions: Readonly<Record<string, AnyContribution>> = { chat, content, live, member, scores }

export const federationRuntime = (): undefined => undefined

export async function importContribution(remote: ReleasedRemote): Promise<RemoteContribution> {
  const contribution = contributions[remote.manifest.id]
  if (!contribution) throw new Error(`${remote.manifest.id} is not part of the build`)
  return asContractTwo(contribution)
}

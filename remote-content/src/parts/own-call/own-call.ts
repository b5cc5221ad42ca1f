import { contentEndpoints } from '@pitchside/contract/content'
import { bringCalls } from '@pitchside/parts'

/** Makes a call that this remote alone makes. */
export const ownCall = bringCalls(contentEndpoints)

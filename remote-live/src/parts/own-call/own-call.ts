import { cockpitEndpoints } from '@pitchside/contract/cockpit'
import { bringCalls } from '@pitchside/parts'

/** Makes a call that this remote alone makes. */
export const ownCall = bringCalls(cockpitEndpoints)

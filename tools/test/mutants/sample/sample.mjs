import { moduleFaults } from './backend.mjs'
import { kernelFaults } from './backend-kernel.mjs'
import { hostFaults } from './host.mjs'
import { journeyFaults } from './journeys.mjs'
import { releaseFaults } from './releases.mjs'
import { chatFaults } from './remote-chat.mjs'
import { contentFaults } from './remote-content.mjs'
import { liveFaults } from './remote-live.mjs'
import { memberFaults } from './remote-member.mjs'
import { scoresFaults } from './remote-scores.mjs'
import { sharedFaults } from './shared.mjs'

/** Faults over all packages, each of which a visitor or a release manager would meet. */
export const sample = [
  ...journeyFaults,
  ...liveFaults,
  ...scoresFaults,
  ...memberFaults,
  ...contentFaults,
  ...chatFaults,
  ...hostFaults,
  ...moduleFaults,
  ...kernelFaults,
  ...releaseFaults,
  ...sharedFaults,
]

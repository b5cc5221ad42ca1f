import { matchesForSchemes } from '@pitchside/backend/modules/matches-for-schemes'
import type { DemoSeed, DemoSite } from '@pitchside/backend/modules/ports/demo.port'
import { seedContent } from './content/content.seed'
import { factsForNews } from './content/facts-for-news'
import { seedExperts } from './experts/experts.seed'
import { seedMember } from './member/member.seed'

/** Everything the demo world fills in. */
export function demoSeeds({ kernel, modules }: DemoSite): readonly DemoSeed[] {
  const now = () => kernel.clock.now()
  const { scores, wallet } = modules
  return [
    { name: 'content', of: 'content', seed: (tx) => seedContent(tx, now(), factsForNews(scores)) },
    {
      name: 'experts',
      of: 'experts',
      seed: (tx) => seedExperts(tx, { matches: matchesForSchemes(scores), now: now() }),
    },
    { name: 'demo-member', seed: (tx) => seedMember(tx, now(), { wallet: wallet.wallet }) },
  ]
}

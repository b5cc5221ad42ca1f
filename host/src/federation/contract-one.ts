import type { AnyContribution, ContributionOne, RemoteContribution } from '@pitchside/remote-kit'

/** A setup that returns what ends it, as one that is told by a signal. It may still begin when it is over already. */
const endedBySignal =
  (load: NonNullable<ContributionOne['setup']>): NonNullable<RemoteContribution['setup']> =>
  async () => {
    const { default: start } = await load()
    return {
      default: async ({ signal }) => {
        const dispose = await start()
        if (signal.aborted) dispose()
        else signal.addEventListener('abort', () => dispose())
      },
    }
  }

/** What a remote contributes, as this host knows it: one of contract 1 lives here until that ends. */
export const asContractTwo = (given: AnyContribution): RemoteContribution =>
  given.contract === 1 ? { ...given, contract: 2, setup: given.setup && endedBySignal(given.setup) } : given

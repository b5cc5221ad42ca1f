import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { createPollQueries, type PollRow } from '../../polls/polls.module'
import { postQueries } from './posts.queries'

/** Polls of posts: each member answers once, while the post is shown and the poll runs. */
export function createPostPolls({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  return {
    /** Once for each member; again is no harm and changes nothing. */
    vote: (postId: number, userId: number, choice: number): Promise<PollRow> =>
      db.transaction(async (tx) => {
        if (!(await postQueries.isShown(tx, postId))) throw new Failure('circle-post-gone')
        const polls = createPollQueries(tx)
        const [before] = await polls.ofPosts([postId], userId)
        if (!before) throw new Failure('poll-unknown')
        if (choice >= before.options.length) throw new Failure('input-invalid')
        await polls.vote({ id: before.id, userId, choice, now: clock.now() })
        const [poll] = await polls.ofPosts([postId], userId)
        if (!poll || poll.mine === null) throw new Failure('poll-over')
        return poll
      }),
  }
}

export type PostPolls = ReturnType<typeof createPostPolls>

import { formatDate, useT } from '@pitchside/i18n'
import { asMember, PollOptions } from '@pitchside/parts'
import { useMutation, useQueryClient } from '@pitchside/platform'
import * as css from '@pitchside/ui/primitives'
import type { CirclePost, PostPoll as Poll } from './circle'
import { votePoll } from './order.calls'
import classes from './order.module.css'
import { postsKey } from './use-circles'
import { useTellFailure } from './use-tell-failure'

/** The poll of a post. What others chose shows once one has voted, or at the end. */
export function PostPoll({ post, poll: told }: { post: CirclePost; poll: Poll }) {
  const t = useT('content')
  const client = useQueryClient()
  const voting = useMutation({
    mutationFn: (choice: number) => votePoll(post.id, choice),
    onError: useTellFailure(),
    // Other lists show the same post.
    onSettled: () => void client.invalidateQueries({ queryKey: postsKey }),
  })
  // The list may be older than the own vote.
  const poll = voting.data && told.mine === undefined ? voting.data : told
  const isOver = poll.isOver || (post.state === 'shown' && poll.endsAtMs <= Date.now())
  const canVote = post.state === 'shown' && !isOver && poll.mine === undefined && !voting.isPending
  const end =
    post.state === 'shown'
      ? t(isOver ? 'circleOrder.pollOver' : 'circleOrder.pollUntil', { when: formatDate(poll.endsAtMs, 'moment') })
      : t('circleOrder.pollWaits')
  return (
    <section className={classes.poll} aria-label={t('circleOrder.poll')} aria-busy={voting.isPending || undefined}>
      <PollOptions
        options={poll.options}
        mine={poll.mine}
        isOver={isOver}
        canVote={canVote}
        onVote={(place) => asMember(() => voting.mutate(place))}
        mineLabel={t('circleOrder.pollMine')}
        votesLabel={(votes) => t('circleOrder.pollVotes', votes)}
      />
      <p className={css.caption}>
        {t('circleOrder.pollTotal', { count: poll.total })} · {end}
      </p>
    </section>
  )
}

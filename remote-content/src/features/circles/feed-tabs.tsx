import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { useAddress } from '@pitchside/platform'
import { Button, Segmented, StateBox } from '@pitchside/ui'
import { type Feed, type FeedTab, feedTabs } from './circle'
import { PostFeed } from './post-feed'
import { useFeed, useWaitingPosts } from './use-circles'

const steps = ['tab']

/** The tab the address names, and the way to another one. */
export function useFeedTab(tabs: readonly FeedTab[] = feedTabs): [FeedTab, (tab: FeedTab) => void] {
  const [search, setSearch] = useAddress(steps)
  const tab = tabs.find((one) => one === search.get('tab')) ?? tabs[0] ?? 'hot'
  return [
    tab,
    (next) => {
      const query = new URLSearchParams(search)
      if (next === tabs[0]) query.delete('tab')
      else query.set('tab', next)
      setSearch(query)
    },
  ]
}

export function FeedTabs({ tabs = feedTabs, value, onChange }: FeedTabsProps) {
  const t = useT('content')
  return (
    <Segmented
      label={t('circle.feeds')}
      options={tabs.map((tab) => ({ value: tab, label: t(`circle.feed.${tab}`) }))}
      value={value}
      onValueChange={onChange}
    />
  )
}

interface FeedTabsProps {
  tabs?: readonly FeedTab[]
  value: FeedTab
  onChange: (tab: FeedTab) => void
}

/** Posts of a feed. What is followed is known of members only. */
export function FeedPosts({ feed }: { feed: Feed }) {
  const t = useT('content')
  const isMember = useUser() !== undefined
  const isClosed = feed.tab === 'followed' && !isMember
  const pages = useFeed(feed, !isClosed)
  const waiting = useWaitingPosts(feed)
  if (isClosed) {
    const action = { label: t('circle.login'), onClick: () => asMember(() => undefined) }
    return <StateBox kind="empty" title={t('circle.followedLogin')} action={action} minHeight={320} />
  }
  const empty =
    feed.tab === 'followed' ? (
      <StateBox kind="empty" title={t('circle.noFollowed')} text={t('circle.noFollowedText')} minHeight={320} />
    ) : undefined
  return <PostFeed pages={pages} first={waiting} empty={empty} />
}

/** A topic that is chosen, and the way back to all posts. */
export function TopicHead({ topic }: { topic: string }) {
  const t = useT('content')
  return (
    <>
      <h1>#{topic}#</h1>
      <Button size="sm" variant="ghost" icon="x" href="/circle">
        {t('circle.allTopics')}
      </Button>
    </>
  )
}

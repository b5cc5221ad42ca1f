import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { Slot, type SlotProps } from '@pitchside/remote-kit'
import { StateBox } from '@pitchside/ui'
import { PostFeed } from './post-feed'
import { usePostsOf } from './use-circles'

/** What somebody wrote in circles; one's own posts with their state of review. */
export default function PersonaPostsSlot({ userId }: SlotProps['persona.circle-posts']) {
  const t = useT('content')
  const isOwn = useUser()?.id === userId
  const pages = usePostsOf(userId)
  const action = { label: t('circle.toCircles'), href: '/circle' }
  const empty = (
    <StateBox
      kind="empty"
      title={t(isOwn ? 'circle.noneOwn' : 'circle.noneOf')}
      minHeight={280}
      {...(isOwn ? { action } : {})}
    />
  )
  return <PostFeed pages={pages} empty={empty} after={<Slot name="suggested.rooms" props={{}} />} />
}

import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { Card } from '@pitchside/ui'
import { Loading } from '../../parts/loading/loading'

/** What the member wrote in circles, with its state of review. */
export function CirclePostsSection() {
  const t = useT('member')
  const user = useUser()
  if (!user) return null
  return (
    <Card title={t('section.circlePosts')}>
      <Slot name="persona.circle-posts" props={{ userId: user.id }} fallback={<Loading height={320} />} />
    </Card>
  )
}

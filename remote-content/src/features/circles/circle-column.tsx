import { useT } from '@pitchside/i18n'
import { Section } from '@pitchside/ui'
import { PostList } from './post-list'

const shown = 4

/** The newest posts beside the news. */
export function CircleColumn() {
  const t = useT('content')
  return (
    <Section title={t('tabs.circles')} more={{ label: t('circles.more'), href: '/circle' }}>
      <PostList circleId={0} limit={shown} />
    </Section>
  )
}

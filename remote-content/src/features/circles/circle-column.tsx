import { useT } from '@pitchside/i18n'
import { Section } from '@pitchside/ui'
import classes from './circle-column.module.css'
import { PostList } from './post-list'

const shown = 4

/** The newest posts beside the news. */
export function CircleColumn() {
  const t = useT('content')
  return (
    <Section className={classes.column} title={t('tabs.circles')} more={{ label: t('circles.more'), href: '/circle' }}>
      <PostList circleId={0} limit={shown} />
    </Section>
  )
}

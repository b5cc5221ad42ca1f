import { useT } from '@pitchside/i18n'
import { Button, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'

const lists = [
  { label: 'title.football', href: '/football' },
  { label: 'title.basketball', href: '/basketball' },
  { label: 'court.esports.title', href: '/esports' },
  { label: 'title.schedule', href: '/schedule' },
]

/** The page of a match whose address names none: what it shows, and the ways to a match. */
export function MatchGuide({ isWrong }: { isWrong: boolean }) {
  const t = useT('scores')
  return (
    <section>
      <StateBox
        kind="empty"
        title={t(isWrong ? 'detail.unknown' : 'detail.chooseTitle')}
        text={t('detail.chooseText')}
        minHeight={360}
      />
      <nav className={css.rowWrap3} style={{ justifyContent: 'center' }} aria-label={t('detail.chooseTitle')}>
        {lists.map(({ label, href }) => (
          <Button key={href} variant="outline" href={href}>
            {t(label)}
          </Button>
        ))}
      </nav>
    </section>
  )
}

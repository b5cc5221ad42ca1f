import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { Link, useQuery, useSearchParams } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Card, classNames, Icon, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from '../features/info/about.module.css'
import { loadInfoText } from '../features/info/info.calls'
import { InfoArticle } from '../features/info/info-article'
import { type InfoPage, infoPageOf, infoPages } from '../features/info/info-pages'

const height = 720

/** The text of a page in the language of the reader. */
function Text({ page }: { page: InfoPage }) {
  const t = useT('member')
  const query = useQuery({
    queryKey: ['member', 'info', page.type],
    queryFn: ({ signal }) => loadInfoText(page.type, signal),
  })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton variant="large" height={height} />}
      minHeight={height}
      isEmpty={(text) => text === null}
      empty={{ title: t('about.empty') }}
    >
      {(text) => text && <InfoArticle page={page} text={text} />}
    </QueryView>
  )
}

/** Agreements and information pages: `/about-user?type=1` to `6`. */
export default function AboutPage() {
  const t = useT('member')
  const [search] = useSearchParams()
  const page = infoPageOf(search.get('type'))
  usePageName(t(`about.${page.key}`))
  return (
    <div className={classNames(classes.page, css.oneBelow992)}>
      <nav className={classNames(classes.menu, css.hiddenInPrint)} aria-label={t('title.about')}>
        {infoPages.map(({ type, key, icon }) => (
          <Link
            key={type}
            className={css.chosenIcon}
            to={`/about-user?type=${type}`}
            aria-current={type === page.type ? 'page' : undefined}
          >
            <Icon name={icon} size={18} />
            {t(`about.${key}`)}
          </Link>
        ))}
      </nav>
      <Card className={classes.card}>
        <Text page={page} />
      </Card>
    </div>
  )
}

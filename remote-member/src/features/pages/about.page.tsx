import { CallError, call } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { Link, useQuery, useSearchParams } from '@pitchside/platform'
import { Card, Skeleton, StateBox } from '@pitchside/ui'
import classes from './pages.module.css'

/** Agreements and information, by the `type` of the address. */
const types = ['1', '2', '3', '4', '5', '6'] as const

/** The text comes sanitised from the server, which cleans it when it is stored. */
function Article({ type }: { type: string }) {
  const t = useT('member')
  const { data, error, refetch } = useQuery({
    queryKey: ['member', 'page', type],
    queryFn: ({ signal }) => call('getInfoPage', { id: Number(type) }, { isQuiet: true, signal }),
  })
  if (error && !(error instanceof CallError && !error.isOffline))
    return (
      <StateBox
        kind="error"
        title={t('state.error')}
        action={{ label: t('state.retry'), onClick: () => void refetch() }}
        minHeight={420}
      />
    )
  if (!data && !error) return <Skeleton variant="large" height={420} />
  const page = data?.[0]
  if (!page) return <StateBox kind="empty" title={t('about.none')} minHeight={420} />
  return (
    <article className={classes.article}>
      <h1>{page.post_title}</h1>
      <div dangerouslySetInnerHTML={{ __html: page.post_content }} />
    </article>
  )
}

/** Agreements and information pages. */
export default function AboutPage() {
  const t = useT('member')
  const [search] = useSearchParams()
  const type = types.find((entry) => entry === search.get('type')) ?? '1'
  return (
    <div className={classes.page}>
      <nav className={classes.tabs} aria-label={t('title.about')}>
        {types.map((entry) => (
          <Link key={entry} to={`/about-user?type=${entry}`} aria-current={entry === type ? 'page' : undefined}>
            {t(`about.type${entry}`)}
          </Link>
        ))}
      </nav>
      <Card>
        <Article type={type} />
      </Card>
    </div>
  )
}

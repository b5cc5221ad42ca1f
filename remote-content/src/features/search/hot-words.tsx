import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { classNames, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './hot-words.module.css'
import { listHotWords } from './search.calls'

/** The head and one row of matches: the rooms below, which may come first, stay where they are. */
const hotMatchesPx = 234

/** What many look for: offered where nothing was asked, or, in the middle, where nothing was found; and the matches of the day. */
export function HotWords({ isCentred }: { isCentred?: boolean }) {
  const t = useT('content')
  const { data } = useQuery({
    queryKey: ['content', 'hot-words'],
    queryFn: ({ signal }) => listHotWords(signal),
    staleTime: 300_000,
  })
  return (
    <>
      <section className={classes.hot} data-centred={isCentred || undefined} aria-labelledby="hot-words">
        <h2 id="hot-words" className={classes.title}>
          {t('find.hot')}
        </h2>
        <ol className={classes.words}>
          {data?.map((hit, index) => (
            <li key={`${hit.kind}-${hit.id}`}>
              <Link
                className={classNames(classes.word, css.hoverable)}
                href={`/search?name=${encodeURIComponent(hit.title)}`}
              >
                <span className={classNames(classes.place, css.topLive)} data-top={index < 3 || undefined}>
                  {index + 1}
                </span>
                {hit.title}
              </Link>
            </li>
          ))}
        </ol>
      </section>
      <div className={css.padTop5}>
        <Slot name="main.hot-matches" props={{}} fallback={<Skeleton variant="large" height={hotMatchesPx} />} />
        <Slot name="suggested.rooms" props={{}} />
      </div>
    </>
  )
}

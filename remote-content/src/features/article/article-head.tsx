import { ageLabel, compactNumber, formatDate, useT } from '@pitchside/i18n'
import { Cover, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Article } from '../../parts/headline/headline'
import { languageName } from '../../parts/headline/language-name'
import classes from './article-head.module.css'
import { readingMinutes } from './reading'
import { ReadingTools } from './reading-tools'

const fact = classNames(css.inlineRow, css.gap5px)
const figure = classNames(fact, css.number)

/** Category, title, writer, age, how long it takes, other languages, ways to read it and cover. */
export function ArticleHead({ article }: { article: Article }) {
  const t = useT('content')
  const date = new Date(article.publishedAtMs)
  return (
    <header className={classes.head}>
      <Link className={classes.category} href={`/news?cid=${article.categoryId}`}>
        {article.category}
      </Link>
      <h1>{article.title}</h1>
      <p className={classes.meta}>
        <Link className={classNames(fact, css.hoverBrand)} href={`/persona?id=${article.writerId}`}>
          {article.writer}
        </Link>
        <time className={fact} dateTime={date.toISOString()} title={formatDate(article.publishedAtMs, 'moment')}>
          {ageLabel(article.publishedAtMs, Date.now())}
        </time>
        {article.updatedAtMs === undefined ? undefined : (
          <time
            className={fact}
            dateTime={new Date(article.updatedAtMs).toISOString()}
            title={formatDate(article.updatedAtMs, 'moment')}
          >
            {t('article.updated', { when: ageLabel(article.updatedAtMs, Date.now()) })}
          </time>
        )}
        <span className={fact}>{t('article.minutes', { count: readingMinutes(article.html) })}</span>
        <span className={figure}>
          <Icon name="eye" size={15} label={t('news.reads')} />
          {compactNumber(article.reads)}
        </span>
        <a className={classNames(figure, css.hoverBrand)} href="#comments">
          <Icon name="message-square" size={15} label={t('news.comments')} />
          {compactNumber(article.comments)}
        </a>
        {article.sourceName ? (
          <span className={figure}>
            {t('article.source')}{' '}
            {/^https:\/\//.test(article.sourceUrl) ? (
              <a className={css.hoverBrand} href={article.sourceUrl} target="_blank" rel="noopener nofollow">
                {article.sourceName}
              </a>
            ) : (
              article.sourceName
            )}
          </span>
        ) : undefined}
        {article.copies.map(({ id, language }) => (
          <Link
            key={id}
            className={classNames(fact, css.hoverBrand)}
            href={`/detail?id=${id}`}
            lang={language}
            hrefLang={language}
          >
            <Icon name="languages" size={15} />
            {languageName(language)}
          </Link>
        ))}
      </p>
      <ReadingTools />
      {article.cover ? <Cover src={article.cover} className={classes.cover} isLeading /> : undefined}
    </header>
  )
}

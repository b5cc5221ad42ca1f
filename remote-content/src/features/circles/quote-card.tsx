import { useT } from '@pitchside/i18n'
import { classNames, EmojiText, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { postPath, type Quote } from './circle'
import classes from './order.module.css'

/** A post that another one quotes: who wrote it, its beginning and its picture. It shows no quote of its own. */
export function QuoteCard({ quote }: { quote: Quote }) {
  const t = useT('content')
  if (quote.isGone) return <p className={classNames(classes.quote, css.muted)}>{t('circleOrder.quoteGone')}</p>
  const { id, nickname, title, text, picture } = quote
  return (
    <Link className={classNames(classes.quote, css.hoverLine)} href={postPath(id)}>
      <span className={classNames(css.stack1, css.shrink)}>
        <b className={classNames(css.medium, css.main)}>{nickname}</b>
        {title ? <b className={css.main}>{title}</b> : undefined}
        {text ? (
          <span>
            <EmojiText text={text} />
          </span>
        ) : undefined}
      </span>
      {picture ? <img src={picture} alt="" width={72} height={72} loading="lazy" /> : undefined}
    </Link>
  )
}

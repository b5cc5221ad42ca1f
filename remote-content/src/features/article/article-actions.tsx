import { bus } from '@pitchside/bus'
import { compactNumber, useT } from '@pitchside/i18n'
import { Button, Icon } from '@pitchside/ui'
import { useMark } from '../frame/use-mark'
import type { Article } from '../news/headline'
import { toggleFavorite, toggleLike } from '../news/headlines.calls'
import classes from './article-actions.module.css'

/** Like, favourite, share. */
export function ArticleActions({ article }: { article: Article }) {
  const t = useT('content')
  const like = useMark({ isOn: article.isLiked, total: article.likes }, () => toggleLike(article.id))
  const favorite = useMark({ isOn: article.isFavorite, total: article.favorites }, () => toggleFavorite(article.id))
  const share = async () => {
    const address = `${location.origin}/detail?id=${article.id}`
    try {
      await navigator.clipboard.writeText(address)
      bus.emit('toast.requested', { text: t('article.copied'), tone: 'success' })
    } catch {
      // Without permission to write, the address itself is what the visitor can copy.
      bus.emit('toast.requested', { text: address, tone: 'info' })
    }
  }
  return (
    <footer className={classes.actions}>
      <ul className={classes.tags} aria-label={t('article.tags')}>
        {article.tags.map((tag) => (
          <li key={tag}>
            <Icon name="hash" size={13} />
            {tag}
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button
          variant={like.mark.isOn ? 'primary' : 'outline'}
          icon="thumbs-up"
          aria-pressed={like.mark.isOn}
          onClick={like.press}
        >
          {t('article.like')} <span className={classes.number}>{compactNumber(like.mark.total)}</span>
        </Button>
        <Button
          variant={favorite.mark.isOn ? 'gold' : 'outline'}
          icon="star"
          aria-pressed={favorite.mark.isOn}
          onClick={favorite.press}
        >
          {t('article.favorite')} <span className={classes.number}>{compactNumber(favorite.mark.total)}</span>
        </Button>
        <Button variant="outline" icon="share-2" onClick={() => void share()}>
          {t('article.share')}
        </Button>
      </div>
    </footer>
  )
}

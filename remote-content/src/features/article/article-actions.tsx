import { useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { limits } from '@pitchside/contract'
import { compactNumber, useT } from '@pitchside/i18n'
import { Slot } from '@pitchside/remote-kit'
import { Button, Icon, Link } from '@pitchside/ui'
import { useState } from 'react'
import { useMark } from '../frame/use-mark'
import { useMemberAction } from '../frame/use-member-action'
import type { Article } from '../news/headline'
import { toggleFavorite, toggleLike } from '../news/headlines.calls'
import classes from './article-actions.module.css'

/** Like, favourite, share. */
export function ArticleActions({ article }: { article: Article }) {
  const t = useT('content')
  const like = useMark({ isOn: article.isLiked, total: article.likes }, () => toggleLike(article.id))
  const favorite = useMark({ isOn: article.isFavorite, total: article.favorites }, () => toggleFavorite(article.id))
  const asMember = useMemberAction()
  const isOwn = useUser()?.id === article.writerId
  const [isReporting, setReporting] = useState(false)
  const share = async () => {
    const address = `${location.origin}/detail?id=${article.id}`
    // Where the device has its own way to share, that one is known best.
    if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
      // Refusing to choose a target is no error.
      await navigator.share({ title: article.title, url: address }).catch(() => undefined)
      return
    }
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
            <Link href={`/search?name=${encodeURIComponent([...tag].slice(0, limits.searchChars).join(''))}`}>
              <Icon name="hash" size={13} />
              {tag}
            </Link>
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
        {isOwn ? undefined : (
          <Button variant="ghost" icon="flag" onClick={() => asMember(() => setReporting(true))}>
            {t('article.report')}
          </Button>
        )}
        {isReporting ? (
          <Slot
            name="report.dialog"
            props={{
              target: { kind: 'article', id: article.id },
              name: t('article.reported', { title: article.title }),
              onClose: () => setReporting(false),
            }}
          />
        ) : undefined}
      </div>
    </footer>
  )
}

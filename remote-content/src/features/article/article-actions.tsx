import { useUser } from '@pitchside/auth'
import { searchable } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { Button, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { MarkButtons } from '../../parts/frame/mark-buttons'
import type { Article } from '../../parts/headline/headline'
import { toggleFavorite, toggleLike } from '../news/headlines.calls'
import classes from './article-actions.module.css'

/** Like, favourite, share. */
export function ArticleActions({ article }: { article: Article }) {
  const t = useT('content')
  const isOwn = useUser()?.id === article.writerId
  const [isReporting, setReporting] = useState(false)
  return (
    <footer className={classNames(classes.actions, css.hiddenInPrint)}>
      <ul className={classes.tags} aria-label={t('article.tags')}>
        {article.tags.map((tag) => (
          <li key={tag}>
            <Link className={css.hoverBrand} href={`/search?name=${encodeURIComponent(searchable(tag))}`}>
              <Icon name="hash" size={13} />
              {tag}
            </Link>
          </li>
        ))}
      </ul>
      <div className={css.flexWrap2}>
        <MarkButtons
          like={{ mark: { isOn: article.isLiked, total: article.likes }, toggle: () => toggleLike(article.id) }}
          favorite={{
            mark: { isOn: article.isFavorite, total: article.favorites },
            toggle: () => toggleFavorite(article.id),
          }}
          shared={{ title: article.title, path: `/detail?id=${article.id}`, picture: article.cover }}
        />
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

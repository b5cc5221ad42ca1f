import { useUser } from '@pitchside/auth'
import { useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { Button, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { MarkButtons } from '../../parts/frame/mark-buttons'
import type { Article } from '../../parts/headline/headline'
import { toggleFavorite, toggleLike } from '../news/headlines.calls'
import { TagList } from '../topics/tag-list'
import classes from './article-actions.module.css'

/** Like, favourite, share. */
export function ArticleActions({ article }: { article: Article }) {
  const t = useT('content')
  const isOwn = useUser()?.id === article.writerId
  const [isReporting, setReporting] = useState(false)
  return (
    <footer className={classNames(classes.actions, css.hiddenInPrint)}>
      <TagList tags={article.tags} label={t('article.tags')} />
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

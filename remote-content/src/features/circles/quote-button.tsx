import { compactNumber, useT } from '@pitchside/i18n'
import { asMember } from '@pitchside/parts'
import { classNames, Icon } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { lazy, Suspense, useState } from 'react'
import classes from '../../parts/post/post-card.module.css'
import type { CirclePost } from './circle'

/** The form comes once somebody quotes: lists of posts stand on pages without one. */
const QuoteDialog = lazy(async () => ({ default: (await import('./quote-dialog')).QuoteDialog }))

/** Quotes a post in one's own; says how often that was done. */
export function QuoteButton({ post }: { post: CirclePost }) {
  const t = useT('content')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classNames(classes.action, css.hoverBox)}
        onClick={() => asMember(() => setOpen(true))}
      >
        <Icon name="text-quote" size={18} />
        <span className={css.spoken}>{t('circleOrder.quote')}</span>
        {post.quotes > 0 ? compactNumber(post.quotes) : undefined}
      </button>
      {isOpen ? (
        <Suspense>
          <QuoteDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      ) : undefined}
    </>
  )
}

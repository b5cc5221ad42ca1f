import { classNames, EmojiText, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Fragment } from 'react'
import classes from '../../parts/post/post-card.module.css'
import { type CirclePost, topicPath } from './circle'
import { textParts } from './text-parts'

/** Text of a post: emoji, names that lead to people, topics that lead to their posts. */
export function PostText({ post, isShort }: { post: CirclePost; isShort?: boolean }) {
  if (post.text === '') return null
  return (
    <p className={classes.text} data-short={isShort || undefined}>
      {textParts(post.text, post.mentions).map((part, place) => {
        // The text of a post never changes: a place is as good as a name.
        const key = `${place}`
        if (part.kind === 'mention')
          return (
            <Link key={key} className={classNames(classes.named, css.underlined)} href={`/persona?id=${part.userId}`}>
              {part.text}
            </Link>
          )
        if (part.kind === 'topic')
          return (
            <Link key={key} className={classNames(classes.named, css.underlined)} href={topicPath(part.name)}>
              {part.text}
            </Link>
          )
        return (
          <Fragment key={key}>
            <EmojiText text={part.text} />
          </Fragment>
        )
      })}
    </p>
  )
}

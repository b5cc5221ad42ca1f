import { classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import classes from './tag-list.module.css'
import { hubPath } from './topics.calls'

/** Tags, each of which leads to what there is about it. */
export function TagList({ tags, label }: { tags: readonly string[]; label: string }) {
  return (
    <ul className={classes.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={classNames(css.inlineRow, css.gap3px, css.hoverBrand)} href={hubPath(tag)}>
            <Icon name="hash" size={13} />
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

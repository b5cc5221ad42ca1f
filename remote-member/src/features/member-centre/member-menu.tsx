import { useT } from '@pitchside/i18n'
import { Count, classNames, Icon, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useId, useState } from 'react'
import classes from './member.module.css'
import { type MemberGroup, type MemberSection, memberGroups } from './member-section'

interface GroupProps {
  group: MemberGroup
  sections: readonly MemberSection[]
  current: MemberSection
  unread: number
  isOpen: boolean
  onToggle: () => void
}

function Unread({ count }: { count: number }) {
  const t = useT('member')
  return count > 0 ? <Count value={count} label={t('messages.unread', { count })} /> : undefined
}

function Group({ group, sections, current, unread, isOpen, onToggle }: GroupProps) {
  const t = useT('member')
  const listId = useId()
  const isCurrent = group === current.group
  return (
    <div>
      <h2>
        <button
          type="button"
          className={classNames(classes.group, css.hoverMain, isCurrent && (isOpen ? css.markedMain : css.markedBrand))}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
        >
          {t(`group.${group}`)}
          <span className={classNames(css.row2, css.pushed)}>
            {group === 'messages' && !isOpen ? <Unread count={unread} /> : undefined}
            <Icon name="chevron-down" size={15} />
          </span>
        </button>
      </h2>
      <div id={listId} hidden={!isOpen}>
        {sections.map((section) => (
          <Link
            key={section.type}
            className={classNames(classes.link, css.hoverable, css.chosenPress, css.chosenIcon)}
            href={`/member?type=${section.type}`}
            aria-current={section === current ? 'page' : undefined}
          >
            <Icon name={section.icon} size={17} />
            {t(`section.${section.key}`)}
            {section.key === 'messages' ? (
              <span className={classNames(css.row2, css.pushed)}>
                <Unread count={unread} />
              </span>
            ) : undefined}
          </Link>
        ))}
      </div>
    </div>
  )
}

interface Props {
  menu: readonly MemberSection[]
  current: MemberSection
  /** Messages nobody read yet. */
  unread: number
}

/** Menu of the member centre: its groups, of which one is unfolded: the one of the page, until the member opens another. */
export function MemberMenu({ menu, current, unread }: Props) {
  const t = useT('member')
  const [shown, setShown] = useState(current)
  const [open, setOpen] = useState<MemberGroup | undefined>(current.group)
  if (shown !== current) {
    setShown(current)
    setOpen(current.group)
  }
  return (
    <nav className={classes.menu} aria-label={t('title.member')}>
      {memberGroups.map((group) => {
        const sections = menu.filter((section) => section.group === group)
        if (sections.length === 0) return null
        const isOpen = group === open
        return (
          <Group
            key={group}
            {...{ group, sections, current, unread, isOpen }}
            onToggle={() => setOpen(isOpen ? undefined : group)}
          />
        )
      })}
    </nav>
  )
}

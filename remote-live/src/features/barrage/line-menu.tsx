import { useT } from '@pitchside/i18n'
import { classNames, copyText, Icon, type IconName } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef } from 'react'
import type { BarrageLine } from '../../parts/barrage-line/barrage-line'
import { RoomText } from '../../parts/emotes/room-emotes'
import { useBarrageSettings } from './barrage-settings.store'
import { withUser } from './block-rules'
import styles from './line-menu.module.css'
import type { ChosenLine } from './use-line-menu'

/** What a room can do with a line; what is absent is not offered. */
export interface LineActions {
  onMention?: (name: string) => void
  onReport?: (line: BarrageLine) => void
}

interface Choice {
  icon: IconName
  label: string
  run: () => void
}

function useChoices({ text, name, userId, isMine, ...line }: BarrageLine, actions: LineActions): Choice[] {
  const t = useT('live')
  const { onMention, onReport } = actions
  const choices: Choice[] = [{ icon: 'copy', label: t('barrage.copy'), run: () => void copyText(text) }]
  if (isMine) return choices
  if (name && onMention)
    choices.push({ icon: 'message-circle', label: t('barrage.mention'), run: () => onMention(name) })
  if (userId !== undefined && onReport)
    choices.push({
      icon: 'flag',
      label: t('barrage.report'),
      run: () => onReport({ ...line, text, userId, ...(name ? { name } : {}) }),
    })
  if (userId !== undefined)
    choices.push({
      icon: 'eye-off',
      label: t('barrage.blockUser'),
      run: () => {
        const { users, change } = useBarrageSettings.getState()
        change({ users: withUser(users, { id: userId, name: name ?? `${userId}` }) })
      },
    })
  return choices
}

/** What to do with a clicked line. Esc, a click elsewhere or a choice closes it, and the line flies on. */
export function LineMenu({
  chosen,
  actions,
  onClose,
}: {
  chosen: ChosenLine
  actions: LineActions
  onClose: () => void
}) {
  const t = useT('live')
  const box = useRef<HTMLDivElement>(null)
  const { line } = chosen.said
  const choices = useChoices(line, actions)
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    const onPress = (event: PointerEvent): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) onClose()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [onClose])
  return (
    <div
      ref={box}
      className={styles.menu}
      role="menu"
      aria-label={t('barrage.lineMenu')}
      style={{ left: `clamp(8px, ${chosen.x}px, calc(100% - 240px))`, top: chosen.y + 4 }}
    >
      <p className={styles.words}>
        {line.name ? <b>{line.name}</b> : undefined} <RoomText text={line.text} />
      </p>
      <div className={styles.choices}>
        {choices.map(({ icon, label, run }) => (
          <button
            key={icon}
            type="button"
            role="menuitem"
            className={classNames(styles.choice, css.ringed)}
            onClick={() => {
              run()
              onClose()
            }}
          >
            <Icon name={icon} size={16} />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

import { useT } from '@pitchside/i18n'
import { IconButton, Popover } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type RefObject, useRef } from 'react'
import styles from './cockpit.module.css'
import { useDeskKeys } from './use-desk-keys'

/** What the keys of the desk press, by `KeyboardEvent.code`. Goals, polls and quick texts have theirs where they are. */
const pressed = {
  KeyC: '[data-desk="chat"] form input',
  KeyJ: '[data-desk="chat"] [data-opens="guesses"]',
  KeyR: '[data-desk="envelope"] button',
  KeyE: '[data-desk="end"]',
} as const

const shown = [
  ['chat', 'C'],
  ['goal', 'G'],
  ['quick', '1–9'],
  ['poll', 'P'],
  ['guess', 'J'],
  ['envelope', 'R'],
  ['end', 'E'],
] as const

/** Says which keys there are, and presses for them what stands on the desk. */
export function DeskKeys({ desk }: { desk: RefObject<HTMLElement | null> }) {
  const t = useT('live')
  const reach = (what: string) => (): void => {
    const found = desk.current?.querySelector<HTMLElement>(what)
    // A field is written in, a button is pressed; the focus comes back to it when its dialog closes.
    found?.focus()
    if (found instanceof HTMLButtonElement) found.click()
  }
  const keys = useRef(Object.fromEntries(Object.entries(pressed).map(([code, what]) => [code, reach(what)])))
  useDeskKeys(keys.current)
  return (
    <Popover
      label={t('studio.keys.title')}
      trigger={<IconButton size="sm" icon="circle-help" label={t('studio.keys.title')} />}
    >
      <dl className={css.stack1}>
        {shown.map(([what, key]) => (
          <div key={what} className={css.row2}>
            <dt>
              <kbd className={styles.key}>Alt+{key}</kbd>
            </dt>
            <dd className={css.footnote}>{t(`studio.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  )
}

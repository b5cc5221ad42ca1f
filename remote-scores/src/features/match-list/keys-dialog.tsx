import { useT } from '@pitchside/i18n'
import { classNames, Dialog } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './keys-dialog.module.css'
import { listKeys } from './list-key'

const signs: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑' }

/** What the keyboard can do in the list. */
export function KeysDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const t = useT('scores')
  const lines: [string, readonly string[]][] = [
    ...Object.entries(listKeys),
    ['open', ['Enter']],
    ['tabs', ['1', '2', '3', '4', '5']],
  ]
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('listing.keys.title')} closeLabel={t('listing.close')}>
      <dl className={classNames(styles.keys, css.stack2px)}>
        {lines.map(([name, keys]) => (
          <div key={name}>
            <dt className={classNames(css.flex, css.gap1)}>
              {keys.map((key) => (
                <kbd key={key}>{signs[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{t(`listing.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

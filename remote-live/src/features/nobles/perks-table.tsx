import { groupedNumber, useT } from '@pitchside/i18n'
import { DiamondIcon, Icon, type NobleTier, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { KeyboardEvent, ReactNode } from 'react'
import { MountArt } from './mount-art'
import type { Rank } from './noble'
import styles from './perks-table.module.css'

const yes = <Icon name="check" size={16} />

/** Left and right choose the neighbour, as in every group of choices. */
function moveChoice(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = buttons[(at + step + buttons.length) % buttons.length]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
  next.click()
}

interface Perk {
  key: string
  of: (rank: Rank) => ReactNode
}

/** What each rank gives, side by side; the head of a column chooses it. */
export function PerksTable(props: { ranks: readonly Rank[]; chosen: NobleTier; onChoose: (tier: NobleTier) => void }) {
  const { ranks, chosen, onChoose } = props
  const t = useT('live')
  const perks: Perk[] = [
    { key: 'badge', of: () => yes },
    { key: 'seat', of: () => yes },
    { key: 'entrance', of: ({ tier }) => t(tier >= 4 ? 'nobles.entranceFlight' : 'nobles.entranceBanner') },
    { key: 'speech', of: ({ tier }) => t(tier >= 4 ? 'nobles.speechBar' : 'nobles.speechBadge') },
    { key: 'horns', of: ({ freeHorns }) => <Num value={freeHorns} /> },
    { key: 'barrages', of: ({ freeBarrages }) => <Num value={freeBarrages} /> },
    { key: 'first', of: ({ diamonds }) => <Num value={groupedNumber(diamonds)} /> },
    { key: 'renewal', of: ({ renewDiamonds }) => <Num value={groupedNumber(renewDiamonds)} /> },
  ]
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr onKeyDown={moveChoice}>
            <td />
            {ranks.map(({ tier }) => (
              <th key={tier} scope="col" data-tier={tier} data-chosen={tier === chosen || undefined}>
                <button
                  className={css.hoverGround}
                  type="button"
                  aria-pressed={tier === chosen}
                  tabIndex={tier === chosen ? 0 : -1}
                  onClick={() => onChoose(tier)}
                >
                  <MountArt tier={tier} size={34} />
                  {t(`noble.${tier}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {perks.map(({ key, of }) => (
            <tr key={key}>
              <th scope="row">
                {key === 'first' || key === 'renewal' ? <DiamondIcon /> : undefined}
                {t(`nobles.perk_${key}`)}
              </th>
              {ranks.map((rank) => (
                <td key={rank.tier} data-tier={rank.tier} data-chosen={rank.tier === chosen || undefined}>
                  {of(rank)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

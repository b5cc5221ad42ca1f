import type { Control, Fault } from '../seen'

const slack = 2

/** Controls that stand out of the surface they belong to. */
export const outOfCard = (controls: readonly Control[]): Fault[] =>
  controls.flatMap(({ where, name, box, card }) => {
    if (!card) return []
    const beyond = Math.max(
      card.box.left - box.left,
      card.box.top - box.top,
      box.left + box.width - card.box.left - card.box.width,
      box.top + box.height - card.box.top - card.box.height,
    )
    if (beyond <= slack) return []
    return [{ judge: 'out-of-card', where, what: `"${name}" is ${Math.round(beyond)} px out of ${card.where}`, box }]
  })

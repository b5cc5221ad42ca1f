import type { Fault } from '../seen'

/** What axe says of colours. */
export interface ColourFinding {
  id: string
  nodes: readonly { target: readonly unknown[]; any: readonly { message: string }[] }[]
}

export const contrast = (findings: readonly ColourFinding[]): Fault[] =>
  findings.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => ({ judge: 'contrast', where: target.join(' '), what: any[0]?.message ?? id })),
  )

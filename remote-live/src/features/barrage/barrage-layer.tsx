import { useReducedMotion } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef } from 'react'
import type { BarrageSource } from '../../parts/barrage-line/barrage-line'
import styles from './barrage-layer.module.css'
import { useBarrageSettings } from './barrage-settings.store'
import { type LineActions, LineMenu } from './line-menu'
import { StaticLines } from './static-lines'
import { useBarrage } from './use-barrage'
import { useLineMenu } from './use-line-menu'

export interface BarrageLayerProps {
  source: BarrageSource
  /** The visitor paused the video. */
  isPaused?: boolean
  /** What a click on a line offers; without it lines take no clicks. */
  actions?: LineActions
}

function FlyingLines({ source, isPaused = false, actions }: BarrageLayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const opacity = useBarrageSettings((state) => state.opacity)
  const engine = useBarrage(box, source, isPaused)
  const { chosen, close } = useLineMenu(box, actions ? engine : undefined)
  return (
    <>
      {/* Hidden from screen readers: the chat beside it says the same. */}
      <div ref={box} className={styles.stage} style={{ opacity: opacity / 100 }} aria-hidden="true" />
      {chosen && actions ? <LineMenu chosen={chosen} actions={actions} onClose={close} /> : undefined}
    </>
  )
}

/** Comments over the video. The layer lies directly in the frame around the picture. */
export function BarrageLayer(props: BarrageLayerProps) {
  const isShown = useBarrageSettings((state) => state.isShown)
  const isStill = useReducedMotion()
  if (!isShown) return undefined
  return (
    <div className={css.overlay} data-testid="barrage" aria-hidden={isStill || undefined}>
      {isStill ? <StaticLines source={props.source} isPaused={props.isPaused ?? false} /> : <FlyingLines {...props} />}
    </div>
  )
}

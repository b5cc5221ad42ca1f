import { useUser } from '@pitchside/auth'
import { useReducedMotion } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import type { RoomPartProps } from '../../parts/room-feed/room-part'
import { useHiddenEffect } from '../../parts/room-feed/use-hidden-effect'
import { rowOf, sceneOf } from './gift-messages'
import styles from './gift-stage.module.css'
import { GiftTrays, StillTrays } from './gift-trays'
import { SceneTheatre } from './scene-theatre'
import { TrayStore } from './tray-store'

function Shown({ feed, isStill }: Pick<RoomPartProps, 'feed'> & { isStill: boolean }) {
  const ownId = useUser()?.id
  const [trays] = useState(() => new TrayStore())
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const stop = feed.onMessage((message) => {
      const row = rowOf(message, ownId)
      if (row) trays.add(row)
    })
    return () => {
      stop()
      trays.stop()
    }
  }, [feed, trays, ownId])
  useEffect(() => {
    if (isStill || !canvas.current) return
    const theatre = new SceneTheatre(canvas.current)
    const stop = feed.onMessage((message) => {
      const scene = sceneOf(message, Date.now())
      if (scene) theatre.add(scene)
    })
    return () => {
      stop()
      theatre.stop()
    }
  }, [feed, isStill])
  if (isStill) return <StillTrays trays={trays} />
  return (
    <>
      <canvas ref={canvas} className={styles.scene} />
      <GiftTrays trays={trays} />
    </>
  )
}

/** Gifts as they are given, over the picture: trays and full-screen scenes. The chat beside it says the same in words. */
export function GiftStage({ feed }: RoomPartProps) {
  const isHidden = useHiddenEffect('2')
  const isStill = useReducedMotion()
  if (isHidden) return undefined
  return (
    <div className={css.overlay} aria-hidden="true" data-testid="gift-stage">
      <Shown key={String(isStill)} feed={feed} isStill={isStill} />
    </div>
  )
}

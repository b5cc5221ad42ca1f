import { createFfmpegCutter } from '../../adapters/clips-ffmpeg/clips-ffmpeg'
import { findFfmpeg } from '../../adapters/find-ffmpeg'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { LiveModule } from '../live/live.module'
import type { Footage } from '../ports/footage.port'
import type { Conversion, StoredFiles } from '../uploads/uploads.module'
import { clipMessages } from './clips.messages'
import { createClipQueries } from './clips.queries'
import { clipCalls } from './clips.routes'
import { createClipService, type Sources } from './clips.service'
import { createCutting } from './cutting'
import { footageOf } from './footage'
import type { ClipCutter } from './ports/clip-cutter.port'

export type { Sources } from './clips.service'

export interface ClipsModule extends BackendModule {
  /** What pages show of it: the clip everybody may see. */
  shows: { clip(id: number): Promise<{ cover: string }> }
  /** What waits now is cut, or can't be. */
  settled(): Promise<void>
}

interface Deps {
  live: Pick<LiveModule, 'rooms' | 'gate' | 'chat'>
  sources: Sources
  footage: readonly Footage[]
  files: Pick<StoredFiles, 'release'>
  conversion: Pick<Conversion, 'make'>
}

/** Another node may have kept a wish for pictures of this one. */
const lookEveryMs = 3_000
const recoverEveryMs = 10_000

/** Stretches of broadcasts that members cut out, with pages of their own. */
export function createClipsModule(
  kernel: Kernel,
  { live, sources, footage: kept, files, conversion }: Deps,
): ClipsModule {
  const { db, clock, log, config, jobs } = kernel
  const queries = createClipQueries(db)
  const footage = footageOf(kept)
  let cutter: ClipCutter | undefined
  const cutting = createCutting({
    ...{ clock, log, queries, footage, keeper: conversion, release: files.release },
    cutter: () => cutter,
  })
  const clips = createClipService({
    ...{ clock, queries, live, sources, footage, cutting, release: files.release },
    canCut: () => cutter !== undefined,
    hasOthers: config.redisUrl !== undefined,
  })
  return {
    name: 'clips',
    adapters: { clips: () => cutter?.name ?? (config.transcode === 'off' ? 'off' : 'no ffmpeg') },
    messages: clipMessages,
    shows: { clip: clips.require },
    settled: cutting.wake,
    calls: clipCalls(clips),
    start() {
      const ffmpeg = config.transcode === 'auto' ? findFfmpeg() : undefined
      if (ffmpeg !== undefined) cutter = createFfmpegCutter(ffmpeg)
      const stops = [
        clock.every(lookEveryMs, async function look() {
          await cutting.hold()
          // Not waited for: what comes later is held in time as well.
          void cutting.wake()
        }),
        jobs.every(recoverEveryMs, cutting.recover),
      ]
      return async () => {
        for (const stop of stops) await stop()
        await cutting.close()
      }
    },
  }
}

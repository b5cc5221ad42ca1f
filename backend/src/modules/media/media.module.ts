import { join } from 'node:path'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { NarrowPictures } from '../../kernel/narrow-pictures'
import { packageRoot } from '../../package-root'
import type { Footage } from '../ports/footage.port'
import { readClips } from './clip-library'
import { coverRoutes } from './covers.routes'
import { createDemoFootage } from './demo-footage'
import { demoRoutes } from './media.routes'

export { type Box, childOf, childrenOf, flagsOf, readBoxes } from './boxes'
export { segmentS } from './clip-segments'
export { readTracks, splitFragments } from './fragments'
export { masterPlaylist, type Rendition } from './playlists'

export interface MediaModule extends BackendModule {
  /** What demo rooms show, for clips. */
  footage: Footage
}

/** Demo broadcasts and pictures under /media. */
export function createMediaModule({ clock }: Kernel, narrow: NarrowPictures): MediaModule {
  const assets = join(packageRoot, 'assets')
  const clips = readClips(join(assets, 'demo'))
  return {
    name: 'media',
    footage: createDemoFootage(clips, () => clock.now()),
    adapters: { demo: [...clips.keys()].join(' ') || 'none' },
    async routes(app) {
      await app.register(async (scope) => {
        demoRoutes(scope, clips, () => clock.now())
        coverRoutes(scope, join(assets, 'covers'), narrow)
      })
    },
  }
}

import { type Disposer, disposeAll } from '@pitchside/base'
import type { SlotRenderer } from '@pitchside/remote-kit'
import { followReleases } from './follow-releases'
import { sendHealth } from './health-beacons'
import { addFrameTexts } from './menu-entries'
import { noOverrides, readOverrides } from './overrides'
import { ReleaseTable, readInlineRelease } from './release-table'
import { reloadForNewHost } from './reload-for-new-host'
import { createSlotRenderer } from './remote-slots'
import { runSetups } from './run-setups'
import { watchTyping } from './swap-now'
import { warmUp } from './warm-up'

/** The federation of a running page. */
export interface Federation {
  table: ReleaseTable
  /** For remote-kit's SlotProvider, around the whole page. */
  SlotRenderer: SlotRenderer
  /** Follows promotions and runs the background work of remotes, once the first page is drawn. */
  follow(): Disposer
}

/**
 * Opens the release in the page and begins to load the asked page: before anything is drawn. Throws when there is no
 * release.
 */
export async function openRelease(pathname: string): Promise<ReleaseTable> {
  const release = readInlineRelease(document)
  const overrides = release.mayOverride ? await readOverrides(release, sessionStorage) : noOverrides
  const table = new ReleaseTable(release, overrides)
  warmUp(table, pathname)
  return table
}

/** Starts federation on an open release; translation must have started. */
export function startFederation(table: ReleaseTable): Federation {
  addFrameTexts(table.newest())
  table.subscribe(() => addFrameTexts(table.newest()))
  return {
    table,
    SlotRenderer: createSlotRenderer(table),
    follow: () =>
      disposeAll([
        // Who looks at an old release keeps looking at it.
        ...(table.newest().isPinned ? [] : [followReleases(table), reloadForNewHost(table)]),
        watchTyping(),
        runSetups(table),
        sendHealth(table),
      ]),
  }
}

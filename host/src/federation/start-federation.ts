import { type Disposer, disposeAll } from '@pitchside/base'
import type { SlotRenderer } from '@pitchside/remote-kit'
import { followReleases } from './follow-releases'
import { addFrameTexts } from './menu-entries'
import { ReleaseTable, readInlineRelease } from './release-table'
import { reloadForNewHost } from './reload-for-new-host'
import { createSlotRenderer } from './remote-slots'
import { runSetups } from './run-setups'
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
export function openRelease(pathname: string): ReleaseTable {
  const table = new ReleaseTable(readInlineRelease(document))
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
    follow: () => disposeAll([followReleases(table), runSetups(table), reloadForNewHost(table)]),
  }
}

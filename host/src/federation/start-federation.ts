import { type Disposer, disposeAll } from '@pitchside/base'
import type { SlotRenderer } from '@pitchside/remote-kit'
import { followReleases } from './follow-releases'
import { addFrameTexts } from './menu-entries'
import { ReleaseTable, readInlineRelease } from './release-table'
import { reloadForNewHost } from './reload-for-new-host'
import { createSlotRenderer } from './remote-slots'
import { runSetups } from './run-setups'
import { federationRuntime } from './runtime'

/** The federation of a running page. */
export interface Federation {
  table: ReleaseTable
  /** For remote-kit's SlotProvider, around the whole page. */
  SlotRenderer: SlotRenderer
  /** Follows promotions and runs the background work of remotes, once the first page is drawn. */
  follow(): Disposer
}

/** Starts federation from the release in the page; translation must have started. Throws when there is no release. */
export function startFederation(): Federation {
  const table = new ReleaseTable(readInlineRelease(document))
  federationRuntime()
  addFrameTexts(table.newest())
  table.subscribe(() => addFrameTexts(table.newest()))
  return {
    table,
    SlotRenderer: createSlotRenderer(table),
    follow: () => disposeAll([followReleases(table), runSetups(table), reloadForNewHost(table)]),
  }
}

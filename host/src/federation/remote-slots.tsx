import type { SlotRenderer } from '@pitchside/remote-kit'
import type { RemoteManifest, ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import type { LoadedRemote } from './load-remote'
import { NewerVersionBar } from './newer-version-bar'
import type { ReleaseTable } from './release-table'
import { RemoteView } from './remote-view'
import { useFollowedRelease } from './use-followed-release'

interface Filling {
  remoteId: string
  /** Position among the views this remote puts into the slot. */
  position: number
  order: number
}

/** What remotes put into a slot, in its order. */
export function fillingsOf(release: ResolvedRelease, name: string): Filling[] {
  return Object.entries(release.remotes)
    .flatMap(([remoteId, { current }]) =>
      current.manifest.slots
        .filter((slot) => slot.into === name)
        .map((slot, position) => ({ remoteId, position, order: slot.order })),
    )
    .sort((a, b) => a.order - b.order)
}

function pickView(name: string, position: number) {
  return ({ contribution }: LoadedRemote) =>
    // The slot's props are checked where it is used and where it is filled; here they only pass through.
    contribution.slots.filter((slot) => slot.into === name)[position]?.view as
      | (() => Promise<{ default: ComponentType<object> }>)
      | undefined
}

function filesOfView(name: string, position: number) {
  return (manifest: RemoteManifest) => manifest.slots.filter((slot) => slot.into === name)[position]?.files
}

function Place({ table, name, filling, slotProps, fallback }: PlaceProps) {
  const { release, take } = useFollowedRelease(table, filling.remoteId, '')
  const pick = useMemo(() => pickView(name, filling.position), [name, filling.position])
  const filesOf = useMemo(() => filesOfView(name, filling.position), [name, filling.position])
  return (
    <>
      {take ? <NewerVersionBar onTake={take} /> : undefined}
      <RemoteView
        key={release.remotes[filling.remoteId]?.current.build}
        release={release}
        remoteId={filling.remoteId}
        pick={pick}
        filesOf={filesOf}
        viewProps={slotProps}
        pending={fallback}
      />
    </>
  )
}

interface PlaceProps {
  table: ReleaseTable
  name: string
  filling: Filling
  slotProps: object
  fallback: ReactNode
}

/** Fills the slots of the page from the release; a slot keeps the version it was opened with. */
export function createSlotRenderer(table: ReleaseTable): SlotRenderer {
  return function RemoteSlotRenderer({ name, slotProps, fallback }) {
    const [release] = useState(table.newest)
    return fillingsOf(release, name).map((filling) => (
      <Place
        key={`${filling.remoteId} ${filling.position}`}
        table={table}
        name={name}
        filling={filling}
        slotProps={slotProps}
        fallback={fallback}
      />
    ))
  }
}

import { type CallInput, type DefinedCall, limits, type RoomMessage, type ServerFrame } from '@pitchside/contract'
import { startTestApp } from '../../testing/test-app'
import type { TestSocket } from '../../testing/test-socket'
import { demoAccounts } from '../account/account.module'

/** The room of the demo's first anchor, and who is who in it. */
export const room: number = demoAccounts.anchor.id
export const assistant = demoAccounts.assistant.id
export const fan = demoAccounts.visitor.id
export const order = { uid: fan, anchor_id: room }

export const lineIn = (frame: ServerFrame): RoomMessage | undefined =>
  frame.code === 100 && frame.data.type === 'chat' ? frame.data.message : undefined
export const line = (socket: TestSocket, no: number) => socket.next((frame) => lineIn(frame)?.no === no).then(lineIn)

const people = ['anchor', 'secondAnchor', 'assistant', 'visitor', 'rich', 'admin'] as const

/** A site with the demo's people signed in, and short words for what they do in the room. */
export async function openOrderRoom() {
  const site = await startTestApp({ config: { seedDemo: true } })
  const tokens: Record<string, string> = {}
  const signEverybodyIn = async (): Promise<void> => {
    for (const who of people) tokens[who] = (await site.signIn(who)).token
  }
  await signEverybodyIn()
  const guests = await site.db.query<{ id: number; tier: number }>(
    'select id, tier from users where id >= 200 order by id',
  )
  const as = <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
    site.call(name, input, { token: tokens[who] })
  return {
    site,
    tokens,
    signEverybodyIn,
    /** A guest of the demo with the highest noble tier, and one without. */
    king: guests.find(({ tier }) => tier >= limits.kickProtectedTier)!.id,
    guest: guests.find(({ tier }) => tier === 0)!.id,
    as,
    done: <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
      site.ok(name, input, { token: tokens[who] }),
    reasonOf: async <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
      (await as(who, name, input)).reason,
    say: (who: string, text: string, uid = room) => as(who, 'sendRoomMessage', { uid, text }),
    async sit(who?: string): Promise<TestSocket> {
      const socket = await site.socket(who === undefined ? {} : { token: tokens[who] ?? '' })
      await socket.subscribe({ topic: `room.${room}` })
      return socket
    },
    /** Nobody silenced, nobody sent away, one assistant, and enough time since the last line. */
    async calm(): Promise<void> {
      await site.db.query('delete from room_taboos')
      await site.db.query('delete from room_kicks')
      await site.db.query('delete from room_managers where room_uid <> $1 or user_id <> $2', [room, assistant])
      await site.clock.skip(600_000)
    },
  }
}

export type OrderRoom = Awaited<ReturnType<typeof openOrderRoom>>

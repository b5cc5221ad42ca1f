// The process of the hostile clients: `start` opens a door for each attack that is named, `end` closes them all.
import os from 'node:os'
import { attacks } from './attacks.mjs'
import { openDoor } from './door.mjs'

// Strangers have machines of their own: what they compute must not take the site's processor.
os.setPriority(10)

let doors = []
const tasks = {
  start({ names, port, token }) {
    doors = attacks.flatMap((attack, index) => {
      if (!names.includes(attack.name)) return []
      const door = openDoor({ port, token, addresses: attack.addresses, block: 10 + index })
      attack.start(door)
      return [door]
    })
    return doors.length
  },
  end() {
    const sent = doors.reduce((sum, door) => sum + door.sent(), 0)
    for (const door of doors.splice(0)) door.close()
    return sent
  },
}
process.on('message', ({ id, task, ...wish }) => process.send({ id, result: tasks[task](wish) }))
process.on('uncaughtException', (error) => {
  // Who is thrown out while it writes goes on: that is what the site is for.
  if (error.code === 'EPIPE' || error.code === 'ECONNRESET') return
  console.error('a hostile client broke:', error)
  process.exit(1)
})
process.send({ id: 0, result: 'ready' })

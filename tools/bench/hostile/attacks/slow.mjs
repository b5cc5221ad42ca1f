const everyMs = 1_000

/** Connections that say `first` and then a little each second, for as long as they may. Who is thrown out comes back. */
export function drip(door, { first, more, connections = 300 }) {
  door.crowd(connections, async () => {
    let timer
    await door.hold((socket) => {
      socket.write(first)
      if (more !== undefined) timer = setInterval(() => socket.write(more), everyMs)
    })
    clearInterval(timer)
    if (!door.isOver()) await door.pause(everyMs)
  })
}

import type { UserId } from '../kernel/ids'

/**
 * Who listens, and how many people they are: a member counts once, with any number of tabs and devices; a visitor
 * without an account counts once per socket.
 */
export function createAudience<Listener>() {
  const members = new Map<Listener, UserId | undefined>()
  const tabsByUser = new Map<UserId, number>()
  let visitors = 0

  function count(userId: UserId | undefined, by: 1 | -1): void {
    if (userId === undefined) {
      visitors += by
      return
    }
    const tabs = (tabsByUser.get(userId) ?? 0) + by
    if (tabs > 0) tabsByUser.set(userId, tabs)
    else tabsByUser.delete(userId)
  }
  return {
    add(listener: Listener, userId: UserId | undefined): void {
      if (members.has(listener)) return
      members.set(listener, userId)
      count(userId, 1)
    },
    /** False: it was not there. */
    remove(listener: Listener): boolean {
      if (!members.has(listener)) return false
      count(members.get(listener), -1)
      return members.delete(listener)
    },
    /** The listener's session has changed. */
    rename(listener: Listener, userId: UserId | undefined): void {
      if (!members.has(listener)) return
      count(members.get(listener), -1)
      members.set(listener, userId)
      count(userId, 1)
    },
    members: () => members.keys(),
    size: () => members.size,
    /** Members among them, each once. */
    users: () => [...tabsByUser.keys()],
    people: () => visitors + tabsByUser.size,
  }
}

import type { UserId } from '../kernel/ids'

/** Who listens: a member; a visitor without an account in a browser that is known by a cookie, or in one that is not. */
export interface Listening {
  userId?: UserId | undefined
  device?: string | undefined
}

/**
 * Who listens, and how many people they are: a member counts once, with any number of tabs and devices; a visitor
 * without an account once per browser, or once per socket where the browser keeps no cookie. The owner counts not at all.
 */
export function createAudience<Listener extends object>(owner?: UserId) {
  /** A person is a member's number, a browser's name, or the listener itself. */
  type Person = UserId | string | Listener
  const members = new Map<Listener, Person>()
  const tabs = new Map<Person, number>()

  function count(person: Person, by: 1 | -1): void {
    const left = (tabs.get(person) ?? 0) + by
    if (left > 0) tabs.set(person, left)
    else tabs.delete(person)
  }
  function remove(listener: Listener): boolean {
    const person = members.get(listener)
    if (person === undefined) return false
    count(person, -1)
    return members.delete(listener)
  }
  function add(listener: Listener, { userId, device }: Listening): void {
    if (members.has(listener)) return
    const person = userId ?? device ?? listener
    members.set(listener, person)
    count(person, 1)
  }
  return {
    add,
    /** False: it was not there. */
    remove,
    /** The listener's session has changed. */
    rename(listener: Listener, who: Listening): void {
      if (remove(listener)) add(listener, who)
    },
    members: () => members.keys(),
    size: () => members.size,
    /** Members among them, each once. */
    users: () => [...tabs.keys()].filter((person): person is UserId => typeof person === 'number'),
    people: () => tabs.size - (owner !== undefined && tabs.has(owner) ? 1 : 0),
  }
}

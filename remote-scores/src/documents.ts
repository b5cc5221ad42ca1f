import { database } from './documents/database'
import { matches } from './documents/matches'

/** What the documents of matches, teams, players and competitions say. */
export const documents = [...matches, ...database]

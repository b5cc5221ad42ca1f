// Names of the contract as data, for builds: they look for these in what they built.
import { endpoints } from './endpoints.all'

export { documentCalls } from './document-calls'
export { topicFamilies } from './topics'
export const callNames: readonly string[] = Object.keys(endpoints)

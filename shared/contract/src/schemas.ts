export type { CallDefinition, Caller } from './call'
export { calls } from './http/calls'
export { postKinds } from './http/operators'

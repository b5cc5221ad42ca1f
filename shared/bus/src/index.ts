export { bus } from './bus'
export type { BusEvents, GoalScored, LoginMode } from './events'

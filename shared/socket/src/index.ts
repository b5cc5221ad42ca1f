export { Connection, type ConnectionOptions, reconnectLimits, type SocketStatus } from './connection'
export { type SocketOptions, socket } from './socket'
export { type Position, type Subscription, type TopicListener, Topics } from './topics'

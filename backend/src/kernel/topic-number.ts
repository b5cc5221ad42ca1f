import type { Topic } from '@pitchside/contract'

/** The number in a topic's name: 7 of `room.7`. */
export const topicNumber = (topic: Topic): number => Number(topic.slice(topic.indexOf('.') + 1))

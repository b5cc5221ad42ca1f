// breach: rules-are-pure
import fastify from 'fastify'
export const a = fastify

import { type Endpoint, pageEndpoints, readEndpoint } from './endpoints'
import { cockpitEndpoints } from './endpoints.cockpit'
import { contentEndpoints } from './endpoints.content'
import { operatorEndpoints } from './endpoints.operators'
import { pushEndpoints } from './endpoints.push'
import { scoresEndpoints } from './endpoints.scores'

/** Every HTTP call of the product: our name → method and wire path. */
export const endpoints = {
  ...pageEndpoints,
  ...cockpitEndpoints,
  ...contentEndpoints,
  ...pushEndpoints,
  ...scoresEndpoints,
  ...operatorEndpoints,
} as const

/** Our name of a call. */
export type CallName = keyof typeof endpoints

/** The endpoint of one call. */
export const endpointOf = (name: CallName): Endpoint => readEndpoint(name, endpoints[name])

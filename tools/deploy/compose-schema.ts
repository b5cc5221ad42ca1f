// The part of the Compose specification that deploy/compose uses, and no key beside it.
const text = { type: 'string', minLength: 1 }
const words = { type: 'array', items: { type: 'string' }, minItems: 1 }
const duration = { type: 'string', pattern: '^[0-9]+(ms|s|m|h)$' }
const settings = {
  type: 'object',
  additionalProperties: { type: 'string' },
  propertyNames: { pattern: '^[A-Z][A-Z0-9_]*$' },
}

const service = {
  type: 'object',
  additionalProperties: false,
  required: ['image'],
  properties: {
    image: { type: 'string', pattern: '^[a-z0-9./-]+:[\\w.-]+$' },
    build: {
      type: 'object',
      additionalProperties: false,
      required: ['context', 'dockerfile'],
      properties: { context: text, dockerfile: text },
    },
    command: words,
    restart: { enum: ['no', 'unless-stopped', 'always', 'on-failure'] },
    init: { type: 'boolean' },
    read_only: { type: 'boolean' },
    stop_grace_period: duration,
    shm_size: { type: 'string', pattern: '^[0-9]+(kb|mb|gb)$' },
    tmpfs: words,
    cap_drop: words,
    security_opt: words,
    volumes: { type: 'array', items: { type: 'string', pattern: '^[^:]+:/[^:]*(:ro)?$' }, minItems: 1 },
    ports: { type: 'array', items: { type: 'string', pattern: '^(\\$\\{\\w+:-\\d+\\}|\\d+):\\d+$' }, minItems: 1 },
    environment: settings,
    ulimits: { type: 'object', additionalProperties: { type: 'integer' } },
    depends_on: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['condition'],
        properties: { condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] } },
      },
    },
    healthcheck: {
      type: 'object',
      additionalProperties: false,
      properties: {
        test: words,
        interval: duration,
        timeout: duration,
        retries: { type: 'integer' },
        disable: { type: 'boolean' },
      },
    },
  },
}

export const composeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'services'],
  properties: {
    name: text,
    services: { type: 'object', additionalProperties: service },
    volumes: { type: 'object', additionalProperties: { type: 'object', additionalProperties: false } },
  },
  patternProperties: { '^x-': {} },
}

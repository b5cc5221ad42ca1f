import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

const lifetimeMs = 180 * 86_400_000

export interface SecurityTxtOptions {
  config: Pick<Config, 'securityContact' | 'publicUrl'>
  now(): number
}

/** Whom to tell of a hole (RFC 9116). It is made when asked for, so it is as old as the settings of the running site. */
export function addSecurityTxt(app: FastifyInstance, { config, now }: SecurityTxtOptions): void {
  const path = '/.well-known/security.txt'
  for (const url of [path, '/security.txt'])
    app.get(url, (_request, reply) => {
      const lines = [
        `Contact: ${config.securityContact}`,
        `Expires: ${new Date(now() + lifetimeMs).toISOString().replace(/\.\d+Z$/, 'Z')}`,
        'Preferred-Languages: zh, en, vi',
        // Without an address of its own the site can't say where the true one lies.
        ...(config.publicUrl === '' ? [] : [`Canonical: ${config.publicUrl}${path}`]),
      ]
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`)
    })
}

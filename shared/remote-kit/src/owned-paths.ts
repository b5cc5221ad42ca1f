/**
 * First parts of addresses that are not a remote's: pages of the host, and what backend and release service answer. A
 * route below one of them would never be reached, or would hide it.
 */
export const ownedPaths: readonly string[] = [
  '',
  'main',
  'login',
  '404',
  'demo',
  'new_file',
  'api',
  'ws',
  'media',
  'ingest',
  'pay',
  'admin',
  'healthz',
  'assets',
  'releases',
  'console',
  '_dev',
]

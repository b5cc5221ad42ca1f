// Lays the files of deploy/nginx into a folder of their own, with that folder's paths, a port and nodes: what runs in front
// of a site in production is what runs in front of the tests.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const nginxSource = path.resolve(import.meta.dirname, '../../deploy/nginx')

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Replaces what must be there: a file that changed its shape fails here and not in a strange way later. */
function replace(text, pattern, word) {
  if (!text.match(pattern)) throw new Error(`deploy/nginx has no ${pattern} any more`)
  return text.replace(pattern, word)
}

/** nodes.conf with other nodes: `{ address, isDown }`. Everything but the addresses stays. */
export function withNodes(text, nodes) {
  const servers = /(?:^ {2}server \S+[^;]*;\n)+/gm
  return replace(text, servers, (lines) => {
    const [, words] = /server \S+([^;]*);/.exec(lines)
    return nodes.map(({ address, isDown }) => `  server ${address}${words}${isDown ? ' down' : ''};\n`).join('')
  })
}

/** Paths, port and user of nginx.conf, and nothing else. */
function rebased(text, { folder, port }) {
  const isRoot = process.getuid?.() === 0
  let result = replace(text, /^user .*;$/m, isRoot ? 'user root;' : '')
  result = replace(result, /^pid .*;$/m, `daemon off;\npid ${folder}/nginx.pid;`)
  result = replace(result, /\/var\/log\/nginx\//g, `${folder}/`)
  result = replace(result, /\/var\/cache\/nginx\//g, `${folder}/cache-`)
  result = replace(result, /^worker_rlimit_nofile .*$/m, '')
  result = replace(result, /worker_connections \d+;/, 'worker_connections 8192;')
  result = replace(result, /^ {4}listen 80( [^;]*)?;$/m, `    listen 127.0.0.1:${port}$1;`)
  const paths = temporary.map((name) => `  ${name}_temp_path ${folder}/${name};\n`).join('')
  return replace(result, /^http \{\n/m, `http {\n${paths}`)
}

/**
 * Writes everything below `folder` and returns the file nginx is started with. `isOpen`: nobody is limited and nothing is
 * closed, for tests that come from one address and use the aids of developers. `rate`: another one for all limits (`1r/s`).
 * `believes`: whom X-Forwarded-For is believed from, as behind a CDN.
 * `share`: how much a line and its network may have at once, `{ line, network }`.
 */
export function layNginx({ folder, port, nodes, isOpen = false, rate, believes, share }) {
  cpSync(nginxSource, folder, { recursive: true })
  const edit = (name, change) => {
    const file = path.join(folder, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  edit('nginx.conf', (text) => rebased(text, { folder, port }))
  edit('pitchside/nodes.conf', (text) => withNodes(text, nodes))
  if (rate) edit('pitchside/limits.conf', (text) => replace(text, /rate=\d+r\/s/g, `rate=${rate}`))
  if (believes)
    edit('pitchside/front.conf', (text) => `set_real_ip_from ${believes};\nreal_ip_header X-Forwarded-For;\n${text}`)
  if (share) {
    edit('pitchside/site.conf', (text) =>
      replace(text, /limit_conn (pitchside_(network_)?\w+) \d+;/g, (_line, zone, isNetwork) => {
        return `limit_conn ${zone} ${isNetwork ? share.network : share.line};`
      }),
    )
  }
  if (isOpen) {
    edit('pitchside/limits.conf', (text) => replace(text, /default 1;/, 'default 0;'))
    edit('pitchside/closed.conf', () => '')
  }
  return path.join(folder, 'nginx.conf')
}

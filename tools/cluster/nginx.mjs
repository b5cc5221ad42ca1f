import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureDebian } from '../test/debian.mjs'
import { freePort } from './free-port.mjs'

const program = '/usr/sbin/nginx'

const serverLine = ({ address, isDown }) => `    server ${address} max_fails=2 fail_timeout=1s${isDown ? ' down' : ''};`

/** What stands in front of the nodes, as small as it can be. */
function configuration({ folder, port, nodes }) {
  const servers = nodes.map(serverLine).join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  map $http_upgrade $connection_word { default upgrade; '' ''; }
  # What arrives in parts stays on one node: the pushes of a key, the parts of an upload.
  map $uri $sticky { ~^/ingest/(?<key>[^/]+)/ $key; default $uri; }
  upstream pitchside_nodes {
${servers}
    keepalive 32;
  }
  upstream pitchside_sticky {
    hash $sticky consistent;
${servers}
  }
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $connection_word;
  proxy_connect_timeout 1s;
  proxy_read_timeout 90s;
  # What was sent to a node already is only sent to another one when it changes nothing.
  proxy_next_upstream error;
  proxy_next_upstream_tries 2;
  client_max_body_size 52m;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://pitchside_nodes; }
    location ~ ^/(ingest|upload)/ { proxy_pass http://pitchside_sticky; proxy_request_buffering off; }
    # A broadcast lies on the node that takes its push: who hasn't got it says so.
    location /media/live/ { proxy_pass http://pitchside_nodes; proxy_next_upstream error http_404; }
  }
}
`
}

/** nginx in front of nodes (`{ address, isDown }`). */
export async function startNginx(nodes) {
  if (!ensureDebian(program, ['nginx-light'])) throw new Error('nginx is not installed.')
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  const write = (list) => writeFileSync(file, configuration({ folder, port, nodes: list }))
  write(nodes)
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  for (let tries = 0; ; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isThere) break
    if (tries > 100 || child.exitCode !== null) throw new Error('nginx did not start.')
    await wait(50)
  }
  return {
    address: `http://localhost:${port}`,
    port,
    /** Reads the configuration again, with these nodes: open sockets stay. */
    async reload(list) {
      write(list)
      spawnSync(program, ['-p', folder, '-c', file, '-s', 'reload'])
      await wait(300)
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

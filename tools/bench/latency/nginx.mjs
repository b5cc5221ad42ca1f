import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const rtmpModule = '/usr/lib/nginx/modules/ngx_rtmp_module.so'
const program = '/usr/sbin/nginx'

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const configuration = ({ folder, rtmp, http }) => `
load_module ${rtmpModule};
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events {}
rtmp { server { listen 127.0.0.1:${rtmp};
  application live { live on; hls on; hls_path ${folder}/hls; hls_fragment 2s; hls_playlist_length 12s; hls_cleanup on; wait_key on; } } }
http { access_log off; types { application/vnd.apple.mpegurl m3u8; video/mp2t ts; }
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${http}; root ${folder}; add_header Access-Control-Allow-Origin * always; add_header Cache-Control no-store always; } }
`

/** nginx-rtmp as Debian has it, with segments of two seconds; undefined where it is not installed. */
export async function startNginx() {
  if (!existsSync(program) || !existsSync(rtmpModule)) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-nginx-'))
  mkdirSync(path.join(folder, 'hls'), { mode: 0o777 })
  const ports = { rtmp: await freePort(), http: await freePort() }
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(path.join(folder, 'nginx.conf'), user + configuration({ folder, ...ports }))
  const child = spawn(program, ['-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    push: `rtmp://127.0.0.1:${ports.rtmp}/live/room`,
    play: `http://127.0.0.1:${ports.http}/hls/room.m3u8`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

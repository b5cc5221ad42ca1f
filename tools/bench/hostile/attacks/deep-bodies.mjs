const headers = { 'content-type': 'application/json' }
const nested = (levels) => `{"track":${'['.repeat(levels)}${']'.repeat(levels)}}`
const bodies = [nested(5_000), nested(15_000), nested(400_000)]
const paths = ['/api/user/checkCaptcha', '/api/user/login', '/releases/health']

export default {
  name: 'deep bodies',
  start(door) {
    door.crowd(12, (index) =>
      door.ask(paths[index % paths.length], { body: bodies[(index >> 2) % bodies.length], headers }),
    )
  },
}

const headers = { 'content-type': 'application/json' }
/** 1 MB that is one list of 330,000 empty ones: short to send, long to look at. */
const body = `{"id":"x","x":1,"track":[${Array(330_000).fill('[]').join(',')}]}`

export default {
  name: 'big bodies',
  start(door) {
    door.crowd(8, () => door.ask('/api/user/checkCaptcha', { body, headers }))
  },
}

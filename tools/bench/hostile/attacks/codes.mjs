const headers = { 'content-type': 'application/json' }
let numbers = 0

export default {
  name: 'captchas and codes',
  addresses: 100,
  start(door) {
    door.crowd(10, () => door.ask('/api/user/getCaptcha', { body: '{}', headers }))
    door.crowd(10, () => {
      numbers += 1
      const mobile = `86-138${String(numbers).padStart(8, '0')}`
      return door.ask('/api/user/getCode', { body: JSON.stringify({ mobile, type: 2 }), headers })
    })
  },
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const keys = (count) => Array.from({ length: count }, (_, at) => at.toString(36))
const object = (count) => `{${keys(count).map((key) => `"${key}":0`)}}`

const wishes = [
  ['/api/user/login', { body: object(90_000), headers: json }],
  ['/api/user/login', { body: object(3_000), headers: json }],
  ['/api/user/checkCaptcha', { body: `{"track":[${Array(10_000).fill('[]')}]}`, headers: json }],
  ['/api/user/checkCaptcha', { body: `{"id":"x","x":1,"track":[${Array(1_900).fill('[1,2,3]')}]}`, headers: json }],
  [
    '/api/user/login',
    {
      body: keys(5_000)
        .map((key) => `${key}=1`)
        .join('&'),
      headers: form,
    },
  ],
  [
    `/api/User/getUserInfo?${keys(2_500)
      .map((key) => `${key}=1`)
      .join('&')}`,
    { method: 'GET' },
  ],
]

export default {
  name: 'many keys',
  start(door) {
    door.crowd(12, (index) => door.ask(...wishes[index % wishes.length]))
  },
}

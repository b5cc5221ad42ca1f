/** Who logs in, and the picture that is asked to be solved. */
export const user = {
  id: 7,
  token: 'fresh',
  userSig: 'sig',
  user_nickname: '老周',
  avatar: '',
  exp_icon: '',
  balance: '10',
  is_anchor: 0,
}
export const captcha = { id: 'c1', image: 'data:image/png;base64,', piece: 'data:image/png;base64,', y: 20, width: 320 }

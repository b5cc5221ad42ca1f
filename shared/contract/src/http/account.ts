import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { Guard } from './nobles'
import { flag, none, nothing } from './schema'

/** "86-13800000000": country code, dash, number. */
export const mobile = Type.String({ pattern: '^\\d{1,4}-\\d{5,11}$' })
const smsCode = Type.String({ pattern: '^\\d{4,6}$' })
const password = Type.String({ minLength: limits.passwordMinChars, maxLength: limits.passwordMaxChars })
const deviceType = Type.Optional(Type.String({ maxLength: 20 }))

/** The caller's own user, as the server sends it. */
export const OwnUser = Type.Object({
  id: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  sex: Type.Integer({ minimum: 0, maximum: 2 }),
  signature: Type.String(),
  mobile: Type.String(),
  balance: Type.String({ description: 'yellow diamonds with one decimal' }),
  withdrawal_balance: Type.String(),
  balances: Type.String({ description: 'both together' }),
  votestotal_icon: Type.String(),
  is_anchor: flag,
  is_writer: flag,
  is_live: flag,
  is_defray_pass: flag,
  exp_icon: Type.String(),
  level: Type.Integer({ minimum: 0 }),
  current_exp: Type.Integer(),
  difference: Type.Integer(),
  attention: Type.Integer({ description: 'fans' }),
  attention_num: Type.Integer({ description: 'follows' }),
  role: Type.String({ description: 'member, agent, admin or release' }),
  tier: Type.Integer({ minimum: 0, maximum: 6, description: 'noble tier, 0 = none' }),
  is_guard: flag,
  guard: Type.Optional(Guard),
})

/** Log-in reply: the user with the credentials of this session. */
export const SignedInUser = Type.Composite([OwnUser, Type.Object({ token: Type.String(), userSig: Type.String() })])

/** A user as others see them. */
export const PublicUser = Type.Object({
  id: Type.Integer(),
  user_nickname: Type.String(),
  avatar: Type.String(),
  signature: Type.String(),
  sex: Type.Integer(),
  is_attention: flag,
  attention: Type.Integer(),
  attention_num: Type.Integer(),
  is_anchor: flag,
  is_writer: flag,
  is_live: flag,
  exp_icon: Type.String(),
  level: Type.Integer(),
  tier: Type.Integer(),
})

/** System settings: contacts, country codes, addresses. */
export const Settings = Type.Object({
  site_name: Type.String(),
  websocket: Type.String(),
  CountryCode: Type.Array(Type.Object({ id: Type.Integer(), code: Type.String(), name: Type.String() })),
  weibo_qr_code: Type.String(),
  apply_for_anchor: Type.String(),
  feedback_qq: Type.String(),
  customer_service_email: Type.String(),
  CustomerService: Type.String({ description: 'page where help is found' }),
  announcement: Type.String(),
  live_notice: Type.String(),
  privacy_policy: Type.String(),
  user_agreement: Type.String(),
  icp: Type.String(),
  streaming_software_url: Type.String(),
  android_qr_code: Type.String(),
  android_url: Type.String({ description: 'address of the Android package; empty: there is none' }),
  ios_url: Type.String({ description: 'page of the app in the App Store; empty: there is none' }),
  pc_url: Type.String({ description: 'address of the program for computers; empty: there is none' }),
  mobile_url: Type.String({ description: 'address of the mobile site; empty switches the redirect off' }),
  h5_url: Type.String({ description: 'the same, under its older name' }),
  domain_pc_name: Type.String({ description: 'name of the site with its port' }),
  tencent_im_room_number: Type.String({ description: 'group of the horn; empty: horns come by the socket' }),
  sdk_app_id: Type.Integer({ description: 'Tencent Chat application; 0 = embedded messaging' }),
})

/** Account, log-in and settings calls. */
export const accountCalls = defineCalls({
  login: {
    who: 'visitor',
    input: Type.Object({
      mobile,
      password: Type.Optional(password),
      captcha: Type.Optional(Type.String({ minLength: 1, description: 'goes with the password' })),
      code: Type.Optional(Type.String({ description: 'from a text message of type 2; without a password it logs in' })),
      device_type: deviceType,
      invite: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    data: SignedInUser,
  },
  register: {
    who: 'visitor',
    input: Type.Object({
      mobile,
      password,
      code: smsCode,
      captcha: Type.String({ minLength: 1 }),
      device_type: deviceType,
      invite: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    data: none,
  },
  sendCode: {
    who: 'visitor',
    input: Type.Object({
      mobile: Type.Optional(mobile),
      type: Type.Integer({
        minimum: 1,
        maximum: 9,
        description:
          '1 register, 2 log-in area, 5 payment password, 6 anchor application, 8 bank; from 3 on to the own number',
      }),
      work: Type.Optional(
        Type.String({ maxLength: 2_000, description: 'the solved puzzle of a `work-needed` refusal, see work.ts' }),
      ),
    }),
    data: none,
  },
  resetPassword: { who: 'visitor', input: Type.Object({ mobile, password, code: smsCode }), data: none },
  signOut: { who: 'member', input: nothing, data: none },
  createLoginQr: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({
      code: Type.String(),
      img: Type.String({ description: 'data URI of the QR picture' }),
      expires_in: Type.Integer(),
      url: Type.String(),
    }),
  },
  getUser: { who: 'visitor', input: Type.Object({ id: Type.Integer({ minimum: 1 }) }), data: PublicUser },
  getOwnUser: { who: 'member', input: nothing, data: OwnUser },
  updateProfile: {
    who: 'member',
    input: Type.Object({
      // Counted in code points by the account's rules; one of them may be two units of this length.
      user_nickname: Type.Optional(Type.String({ maxLength: limits.nicknameChars * 2 })),
      avatar: Type.Optional(Type.String({ maxLength: 300 })),
      sex: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
      signature: Type.Optional(Type.String({ maxLength: limits.signatureChars })),
    }),
    data: none,
  },
  listAvatars: {
    who: 'visitor',
    input: nothing,
    data: Type.Array(Type.Object({ id: Type.Integer(), avatar: Type.String() })),
  },
  getSupportAgent: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({ id: Type.Integer(), user_nickname: Type.String(), avatar: Type.String() }),
  },
  getTouristAccount: { who: 'visitor', input: nothing, data: Type.Object({ id: Type.String(), sig: Type.String() }) },
  getSettings: { who: 'visitor', input: Type.Object({ channel_code: Type.Optional(Type.String()) }), data: Settings },
  createCaptcha: {
    who: 'visitor',
    input: nothing,
    data: Type.Object({
      id: Type.String(),
      image: Type.String({ description: 'data URI' }),
      piece: Type.String({ description: 'data URI' }),
      y: Type.Integer({ description: 'top of the piece, px' }),
      width: Type.Integer({ description: 'width of the image, px' }),
    }),
  },
  solveCaptcha: {
    who: 'visitor',
    input: Type.Object({
      id: Type.String({ maxLength: 64 }),
      x: Type.Number(),
      track: Type.Array(Type.Tuple([Type.Number(), Type.Number(), Type.Number()]), { maxItems: 2_000 }),
    }),
    data: Type.Object({ ticket: Type.String() }),
  },
  createSocketTicket: { who: 'member', input: nothing, data: Type.Object({ ticket: Type.String() }) },
})

/** Control signs, and those that turn the direction of the text around them. */
const unsafeText = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
/** Names that would pass for the house. */
const houseNames = ['官方', '管理员', '系统消息', 'pitchside', 'admin']

export function isAllowedNickname(nickname: string): boolean {
  const lower = nickname.toLowerCase()
  return !unsafeText.test(nickname) && !houseNames.some((name) => lower.includes(name))
}

/** A portrait we draw, or a picture we store: a foreign address would tell its owner who looks. */
export function isAllowedAvatar(avatar: string): boolean {
  return /^portrait:[\w-]{1,60}$/.test(avatar) || /^\/media\/[\w./-]{1,200}$/.test(avatar)
}

/** A card number as it is stored: digits only. */
export function tidyCardNumber(number: string): string {
  return number.replace(/[\s-]/g, '')
}

/** Whether the check digit of a card number is right (ISO/IEC 7812, Luhn) and its length possible. */
export function isCardNumber(number: string): boolean {
  const digits = tidyCardNumber(number)
  if (!/^[1-9]\d{11,18}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** A card number on a screen: its last four digits. */
export function maskedCardNumber(number: string): string {
  return `**** **** **** ${tidyCardNumber(number).slice(-4)}`
}

/** Letters of a real name, with the signs that stand between its parts. */
export function isHolderName(name: string): boolean {
  return /^[\p{L}\p{M}·.'\s-]{2,40}$/u.test(name.trim())
}

/** An Alipay account is named by a Chinese mobile number or an e-mail address. */
export function isAlipayAccount(account: string): boolean {
  return /^1[3-9]\d{9}$/.test(account) || /^[\w.+-]{1,60}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(account)
}

/** An Alipay account on a screen. */
export function maskedAlipay(account: string): string {
  const [name = '', host] = account.split('@')
  return host === undefined ? `${name.slice(0, 3)}****${name.slice(-4)}` : `${name.slice(0, 1)}***@${host}`
}

/** A real name on a screen: its last character only. */
export function maskedName(name: string): string {
  const characters = [...name.trim()]
  return characters.map((one, place) => (place === characters.length - 1 || one === ' ' ? one : '*')).join('')
}

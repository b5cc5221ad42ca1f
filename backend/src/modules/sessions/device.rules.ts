/** What a device is called; empty words for what its browser does not say. */
export interface DeviceName {
  browser: string
  system: string
}

/** First match wins: most browsers also name those they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bQQBrowser\//, 'QQ Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bHarmonyOS\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: readonly [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1] ?? ''

/** Reads a browser's own description; it may say anything, so only known words come out. */
export function deviceNameOf(userAgent: string): DeviceName {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) }
}

/** Where a device is, as far as an address tells without giving it away: its first half. */
export function addressPrefix(ip: string): string {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(ip)
  if (four) return `${four[1]}.*.*`
  const groups = ip.split(':')
  return ip.includes(':') && groups.length > 2 ? `${groups.slice(0, 3).join(':')}::*` : ''
}

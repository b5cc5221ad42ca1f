/** Where a page can be shared to. */
export type Network = 'qq' | 'qzone' | 'weibo' | 'facebook' | 'x' | 'whatsapp' | 'telegram' | 'zalo'

/** What is shared; addresses are whole ones. */
export interface SharedPage {
  url: string
  title: string
  picture: string
}

/** What readers of a language use, the most used first. */
export function networksOf(language: string): readonly Network[] {
  if (language === 'zh') return ['qq', 'qzone', 'weibo']
  const others = ['facebook', 'x', 'whatsapp', 'telegram'] as const
  return language === 'vi' ? ['zalo', ...others] : others
}

/** Networks as their members call them. */
export const networkNames: Readonly<Record<Network, string>> = {
  qq: 'QQ',
  qzone: 'QQ空间',
  weibo: '微博',
  facebook: 'Facebook',
  x: 'X',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  zalo: 'Zalo',
}

/** Zalo takes its question as Base64 of JSON. */
function zaloQuestion(url: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ url }))
  return btoa(String.fromCharCode(...bytes))
}

/** Address of each network's own page for sharing, and what it asks for. */
const pages: Readonly<Record<Network, (page: SharedPage) => readonly [base: string, query: Record<string, string>]>> = {
  qq: ({ url, title, picture }) => ['https://connect.qq.com/widget/shareqq/index.html', { url, title, pics: picture }],
  qzone: ({ url, title, picture }) => [
    'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey',
    { url, title, pics: picture },
  ],
  weibo: ({ url, title, picture }) => ['https://service.weibo.com/share/share.php', { url, title, pic: picture }],
  facebook: ({ url }) => ['https://www.facebook.com/sharer/sharer.php', { u: url }],
  x: ({ url, title }) => ['https://x.com/intent/post', { url, text: title }],
  whatsapp: ({ url, title }) => ['https://wa.me/', { text: `${title} ${url}` }],
  telegram: ({ url, title }) => ['https://t.me/share/url', { url, text: title }],
  zalo: ({ url }) => ['https://button-share.zalo.me/share_external', { d: zaloQuestion(url), shareType: '0' }],
}

/** Share page of a network for an address, with as much of title and picture as it takes. */
export function shareLink(network: Network, page: SharedPage): string {
  const [base, query] = pages[network](page)
  return `${base}?${new URLSearchParams(query)}`
}

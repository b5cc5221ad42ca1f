/** Where a page can be shared to. Addresses of the networks' own share pages. */
export type Network = 'qq' | 'qzone' | 'weibo'

export const networks: readonly Network[] = ['qq', 'qzone', 'weibo']

const bases: Record<Network, string> = {
  qq: 'https://connect.qq.com/widget/shareqq/index.html',
  qzone: 'https://sns.qzone.qq.com/cgi-bin/qzshare/cgi_qzshare_onekey',
  weibo: 'https://service.weibo.com/share/share.php',
}

/** What is shared; addresses are whole ones. */
export interface SharedPage {
  url: string
  title: string
  picture: string
}

/** Share page of a network for an address, with title and picture filled in. */
export function shareLink(network: Network, { url, title, picture }: SharedPage): string {
  const query = new URLSearchParams({ url, title, [network === 'weibo' ? 'pic' : 'pics']: picture })
  return `${bases[network]}?${query}`
}

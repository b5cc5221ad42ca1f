import type { StoryFile } from '../story-page/story'
import { RecoveryCodes } from './recovery-codes'
import { SecretCode } from './secret-code'

const none = () => undefined
const cells = Array.from({ length: 441 }, (_, cell) => ({ x: cell % 21, y: Math.floor(cell / 21) }))
  .filter(({ x, y }) => (x * 5 + y * 11 + x * y) % 3 === 0)
  .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
const image = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 21 21"><path d="${cells.join('')}"/></svg>`)}`
const codes = Array.from({ length: 10 }, (_, at) => `k7m${at}q-x3nd${(at * 7) % 10}`)

export default {
  parts: ['SecretCode', 'RecoveryCodes'],
  group: 'interaction',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say }) => (
      <SecretCode
        image={image}
        secret="JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
        labels={{
          picture: say('验证器二维码', 'Code for the authenticator app', 'Mã cho ứng dụng xác thực'),
          scan: say('用验证器 App 扫描', 'Scan it with your authenticator app', 'Quét bằng ứng dụng xác thực'),
          type: say('无法扫描时输入密钥', 'Or type this key', 'Hoặc nhập khóa này'),
          copy: say('复制密钥', 'Copy the key', 'Sao chép khóa'),
        }}
        onCopy={none}
      />
    ),
    many: ({ say }) => (
      <RecoveryCodes
        codes={codes}
        labels={{
          list: say('恢复码', 'Recovery codes', 'Mã khôi phục'),
          copy: say('复制', 'Copy', 'Sao chép'),
          download: say('下载', 'Download', 'Tải xuống'),
        }}
        onCopy={none}
        onDownload={none}
      />
    ),
  },
} satisfies StoryFile

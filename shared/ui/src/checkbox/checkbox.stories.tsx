import type { StoryFile } from '../story-page/story'
import { Checkbox } from './checkbox'

export default {
  parts: ['Checkbox'],
  group: 'actions',
  reactsTo: ['focus'],
  states: {
    default: ({ say }) => <Checkbox>{say('记住账号', 'Remember me', 'Ghi nhớ')}</Checkbox>,
    selected: ({ say }) => <Checkbox defaultChecked>{say('记住账号', 'Remember me', 'Ghi nhớ')}</Checkbox>,
    disabled: ({ say }) => (
      <>
        <Checkbox disabled>{say('关', 'Off', 'Tắt')}</Checkbox>
        <Checkbox disabled defaultChecked>
          {say('开', 'On', 'Bật')}
        </Checkbox>
      </>
    ),
    long: ({ say }) => (
      <Checkbox>
        {say(
          '我已阅读并同意用户协议、隐私政策与社区规范',
          'I have read and accept the terms, the privacy policy and the rules of the community',
          'Tôi đã đọc và đồng ý điều khoản, chính sách riêng tư và quy tắc cộng đồng',
        )}
      </Checkbox>
    ),
  },
} satisfies StoryFile

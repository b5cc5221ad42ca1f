import { useState } from 'react'
import { Slider } from '../slider/slider'
import type { StoryFile, StoryProps } from '../story-page/story'
import { Field } from './field'
import { FieldAction } from './field-action'
import { NumberField } from './number-field'
import { PasswordField } from './password-field'
import { SearchField } from './search-field'
import { TextArea, TextField } from './text-field'

function Search({ say, text }: StoryProps & { text: string }) {
  const [value, setValue] = useState(text)
  return (
    <SearchField
      label={say('搜索', 'Search', 'Tìm')}
      placeholder={say('搜索球队、主播、赛事', 'Teams, anchors, matches', 'Đội, bình luận viên, trận')}
      clearLabel={say('清空', 'Clear', 'Xóa')}
      value={value}
      onValueChange={setValue}
    />
  )
}

export default {
  parts: ['TextField', 'NumberField', 'PasswordField', 'SearchField', 'TextArea', 'FieldAction', 'Field'],
  group: 'actions',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    default: ({ say }) => (
      <TextField
        label={say('手机号', 'Mobile', 'Số điện thoại')}
        prefix="+86"
        placeholder={say('手机号', 'Mobile', 'Số điện thoại')}
        inputMode="numeric"
      />
    ),
    error: ({ say }) => (
      <TextField
        label={say('手机号', 'Mobile', 'Số điện thoại')}
        prefix="+84"
        defaultValue="138 0013"
        error={say('请输入手机号', 'Enter a mobile number', 'Hãy nhập số điện thoại')}
      />
    ),
    help: ({ say }) => (
      <TextArea
        label={say('简介', 'About', 'Giới thiệu')}
        help={say('最多 50 字', 'At most 50 characters', 'Tối đa 50 ký tự')}
        maxLength={50}
        hasCount
        defaultValue={say('看球，就在场边。', 'Watch from the pitch side.', 'Xem bóng sát sân.')}
        rows={2}
      />
    ),
    disabled: ({ say }) => <TextField label={say('昵称', 'Name', 'Biệt danh')} disabled defaultValue="Pitchside" />,
    empty: (props) => <Search {...props} text="" />,
    variants: (props) => {
      const { say } = props
      return (
        <div className="full stack">
          <Search {...props} text={say('阿森纳', 'Arsenal', 'Arsenal')} />
          <TextField
            label={say('短信验证码', 'Code', 'Mã SMS')}
            isLabelHidden
            icon="shield-check"
            placeholder={say('短信验证码', 'Code', 'Mã SMS')}
            suffix={<FieldAction>{say('获取验证码', 'Send a code', 'Gửi mã')}</FieldAction>}
          />
          <NumberField
            label={say('球钻数量', 'Diamonds', 'Số kim cương')}
            value="1e9"
            onValueChange={() => undefined}
            wrongText={say('请输入整数', 'Enter a whole number', 'Hãy nhập số nguyên')}
          />
          <PasswordField
            label={say('密码', 'Password', 'Mật khẩu')}
            isLabelHidden
            showLabel={say('显示密码', 'Show the password', 'Hiện mật khẩu')}
            hideLabel={say('隐藏密码', 'Hide the password', 'Ẩn mật khẩu')}
            defaultValue="12345678"
          />
          <Field
            label={say('自己的控件', 'A control of your own', 'Điều khiển riêng')}
            help={say('标签、说明和错误', 'Label, help and error', 'Nhãn, gợi ý và lỗi')}
          >
            {(control) => <Slider {...control} label={say('音量', 'Volume', 'Âm lượng')} value={62} />}
          </Field>
        </div>
      )
    },
    sizes: ({ say }) => (
      <TextField
        label={say('手机号', 'Mobile', 'Số điện thoại')}
        isLabelHidden
        size="lg"
        prefix="+86"
        placeholder={say('手机号', 'Mobile', 'Số điện thoại')}
      />
    ),
  },
} satisfies StoryFile

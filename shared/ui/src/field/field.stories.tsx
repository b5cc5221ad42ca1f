import { useState } from 'react'
import { Checkbox } from '../checkbox/checkbox'
import type { StoryFile } from '../story-page/story'
import { FieldAction } from './field-action'
import { PasswordField } from './password-field'
import { SearchField } from './search-field'
import { TextArea, TextField } from './text-field'

function Search() {
  const [value, setValue] = useState('')
  return (
    <SearchField
      label="搜索"
      placeholder="搜索球队、主播、赛事"
      clearLabel="清空"
      value={value}
      onValueChange={setValue}
    />
  )
}

export default {
  title: 'Field',
  group: 'actions',
  width: 4,
  stories: {
    搜索: () => <Search />,
    手机号: () => (
      <TextField label="手机号" isLabelHidden size="lg" prefix="+86" placeholder="手机号" inputMode="numeric" />
    ),
    错误: () => <TextField label="手机号" prefix="+84" defaultValue="138 0013" error="请输入手机号" />,
    验证码: () => (
      <TextField
        label="短信验证码"
        isLabelHidden
        icon="shield-check"
        placeholder="短信验证码"
        suffix={<FieldAction>获取验证码</FieldAction>}
      />
    ),
    密码: () => (
      <PasswordField label="密码" isLabelHidden showLabel="显示密码" hideLabel="隐藏密码" defaultValue="12345678" />
    ),
    禁用: () => <TextField label="禁用" isLabelHidden disabled placeholder="禁用" />,
    多行: () => (
      <TextArea label="简介" help="最多 50 字" maxLength={50} hasCount defaultValue="看球，就在场边。" rows={2} />
    ),
    勾选: () => (
      <>
        <Checkbox defaultChecked>记住账号</Checkbox>
        <Checkbox>同意协议</Checkbox>
        <Checkbox disabled>禁用</Checkbox>
      </>
    ),
  },
} satisfies StoryFile

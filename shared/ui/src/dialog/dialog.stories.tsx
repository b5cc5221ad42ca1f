import { useState } from 'react'
import { Button } from '../button/button'
import type { StoryFile } from '../story-page/story'
import { AlertDialog } from './alert-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

function Sample({ kind }: { kind: 'dialog' | 'alert' | 'drawer' }) {
  const [isOpen, setIsOpen] = useState(false)
  const box = {
    isOpen,
    onOpenChange: setIsOpen,
    title: '登录已失效',
    description: '您已退出登录，可留在当前页，或重新登录。',
    closeLabel: '关闭',
  }
  const footer = (
    <>
      <Button variant="outline" onClick={() => setIsOpen(false)}>
        取消
      </Button>
      <Button variant="primary" onClick={() => setIsOpen(false)}>
        重新登录
      </Button>
    </>
  )
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        打开 {kind}
      </Button>
      {kind === 'dialog' ? <Dialog {...box} footer={footer} /> : undefined}
      {kind === 'drawer' ? <Drawer {...box} footer={footer} /> : undefined}
      {kind === 'alert' ? (
        <AlertDialog {...box} confirmLabel="删除" cancelLabel="取消" isDangerous onConfirm={() => setIsOpen(false)} />
      ) : undefined}
    </>
  )
}

export default {
  title: 'Dialog · Drawer',
  group: 'overlays',
  width: 4,
  stories: {
    对话框: () => <Sample kind="dialog" />,
    警示: () => <Sample kind="alert" />,
    抽屉: () => <Sample kind="drawer" />,
  },
} satisfies StoryFile

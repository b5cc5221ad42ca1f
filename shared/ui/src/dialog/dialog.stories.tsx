import { useState } from 'react'
import { Button } from '../button/button'
import type { Say, StoryFile, StoryProps } from '../story-page/story'
import { AlertDialog } from './alert-dialog'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

const texts = (say: Say) => ({
  title: say('登录已失效', 'You are logged out', 'Phiên đã hết hạn'),
  description: say(
    '您已退出登录，可留在当前页，或重新登录。',
    'Stay on this page, or log in again.',
    'Ở lại trang này hoặc đăng nhập lại.',
  ),
  closeLabel: say('关闭', 'Close', 'Đóng'),
})

const footer = (say: Say, close?: () => void) => (
  <>
    <Button variant="outline" onClick={close}>
      {say('取消', 'Cancel', 'Hủy')}
    </Button>
    <Button variant="primary" onClick={close}>
      {say('重新登录', 'Log in again', 'Đăng nhập lại')}
    </Button>
  </>
)

function Opener({ say }: StoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {say('打开对话框', 'Open the dialog', 'Mở hộp thoại')}
      </Button>
      <Dialog {...texts(say)} isOpen={isOpen} onOpenChange={setIsOpen} footer={footer(say, () => setIsOpen(false))} />
    </>
  )
}

const open = { isOpen: true, onOpenChange: () => undefined }

export default {
  parts: ['Dialog', 'AlertDialog', 'Drawer'],
  group: 'overlays',
  width: 8,
  states: {
    default: Opener,
    open: ({ say }) => <Dialog {...texts(say)} {...open} footer={footer(say)} />,
    alert: ({ say }) => (
      <AlertDialog
        {...open}
        title={say('删除这篇文章？', 'Delete this article?', 'Xóa bài viết này?')}
        description={say('删除后无法恢复。', 'It cannot be brought back.', 'Không thể khôi phục.')}
        confirmLabel={say('删除', 'Delete', 'Xóa')}
        cancelLabel={say('取消', 'Cancel', 'Hủy')}
        isDangerous
        onConfirm={() => undefined}
      />
    ),
    busy: ({ say }) => (
      <AlertDialog
        {...open}
        title={say('提交审核？', 'Hand it in?', 'Gửi duyệt?')}
        description={say('审核通过后会公开。', 'It is published once approved.', 'Sẽ công khai khi được duyệt.')}
        confirmLabel={say('提交', 'Hand in', 'Gửi')}
        cancelLabel={say('取消', 'Cancel', 'Hủy')}
        isBusy
        onConfirm={() => undefined}
      />
    ),
    drawer: ({ say }) => <Drawer {...texts(say)} {...open} footer={footer(say)} />,
  },
  framed: { open: 280, alert: 260, busy: 260, drawer: 280 },
} satisfies StoryFile

import { useEffect } from 'react'
import { Button } from '../button/button'
import type { StoryFile, StoryProps } from '../story-page/story'
import { dismissToast, toast } from './toast-store'
import { ToastViewport } from './toast-viewport'

/** The board of notes is one for a page: the viewport of the page shows what the buttons write on it. */
function Buttons({ say }: StoryProps) {
  const undo = { label: say('撤销', 'Undo', 'Hoàn tác'), onClick: () => undefined }
  return (
    <>
      <Button onClick={() => toast(say('签到成功', 'Checked in', 'Đã điểm danh'), { tone: 'success' })}>
        {say('成功', 'Success', 'Thành công')}
      </Button>
      <Button onClick={() => toast(say('请登录后操作', 'Log in first', 'Hãy đăng nhập'), { tone: 'error' })}>
        {say('错误', 'Error', 'Lỗi')}
      </Button>
      <Button onClick={() => toast(say('已取消关注', 'Unfollowed', 'Đã bỏ theo dõi'), { action: undo })}>
        {say('带操作', 'With an action', 'Có thao tác')}
      </Button>
    </>
  )
}

function AllTones({ say }: StoryProps) {
  useEffect(() => {
    const durationMs = Number.POSITIVE_INFINITY
    toast(say('签到成功，球钻 +10', 'Checked in, +10 diamonds', 'Đã điểm danh, +10 kim cương'), {
      tone: 'success',
      durationMs,
    })
    toast(say('请登录后操作', 'Log in first', 'Hãy đăng nhập trước'), { tone: 'error', durationMs })
    toast(say('数据加载中，请稍候！', 'Loading, one moment', 'Đang tải, chờ chút'), { tone: 'loading', durationMs })
    return () => dismissToast()
  }, [say])
  return <ToastViewport label={say('提示', 'Notes', 'Thông báo')} closeLabel={say('关闭', 'Close', 'Đóng')} />
}

export default {
  parts: ['ToastViewport'],
  group: 'overlays',
  states: { default: Buttons, tones: AllTones },
  framed: { tones: 220 },
} satisfies StoryFile

const pattern = /^\(\d+\+?\) /

/** A page's title with the number of unread messages in front; 0 takes it away. */
export function titleWith(title: string, unread: number): string {
  const plain = title.replace(pattern, '')
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${plain}` : plain
}

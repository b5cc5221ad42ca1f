import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onCrash: (error: unknown) => void
}

/** Keeps a crash of a remote inside its place. What is shown instead is up to the place. */
export class RemoteBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    this.props.onCrash(error)
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? undefined : this.props.children
  }
}

// breach: remote-uses-platform
import { Link } from 'react-router-dom'
export const a = Link

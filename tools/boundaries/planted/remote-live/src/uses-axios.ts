// breach: remote-uses-platform
import axios from 'axios'
export const a = axios

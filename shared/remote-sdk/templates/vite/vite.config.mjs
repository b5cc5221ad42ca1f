import { remote } from '@pitchside/remote-sdk/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [remote()] })

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? '/build/' : '/',
  publicDir: isSsrBuild ? false : 'public',
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  ssr: command === 'build' ? { noExternal: true } : {},
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, target: 'es2024' }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
}))

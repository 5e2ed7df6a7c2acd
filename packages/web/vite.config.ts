import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SHARED_BY_MANY = 8

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
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // what most pages share travels as one file: it compresses better, and is one request
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'shell', minShareCount: SHARED_BY_MANY, priority: 2 },
                { name: 'lists', test: /features\/search\/(list|facets|filters)/, priority: 1 },
              ],
            },
          },
        },
      },
}))

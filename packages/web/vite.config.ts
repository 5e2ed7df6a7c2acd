import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const SHARED_BY_MANY = 2
const WORTH_PACKING = /\.(js|css|svg|webmanifest)$/

/** Packs each file once at build time, as small as it gets, so that no request waits for it. */
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  generateBundle: {
    // after the bundler has written the last byte of each file
    order: 'post',
    handler(_, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        if (!WORTH_PACKING.test(fileName)) continue
        const source = file.type === 'chunk' ? file.code : file.source
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source, { level: 9 }) })
      }
    },
  },
})

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  base: command === 'build' ? '/build/' : '/',
  publicDir: isSsrBuild ? false : 'public',
  appType: 'custom',
  plugins: [react(), tailwindcss(), ...(isSsrBuild ? [] : [packed()])],
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

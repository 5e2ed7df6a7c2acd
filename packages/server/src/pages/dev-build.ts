import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Assets } from '@bra/web/src/document.tsx'
import type { DrawMail, Render, WebBuild } from './web-build.ts'

const root = fileURLToPath(new URL('../../../web/', import.meta.url))
const DEV_ENTRY = '/@dev/entry.js'

const assets: Assets = {
  styles: [{ href: '/src/styles.css' }],
  early: readFileSync(`${root}public/early.js`, 'utf8'),
  scripts: [DEV_ENTRY],
  fonts: [],
}

/** React's refresh hook must be installed before the first component is loaded. */
const entry = `import '/@vite/client'
import '/src/styles.css'
import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/src/entry-client.tsx')`

export async function loadDevBuild(server: FastifyInstance): Promise<WebBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  await server.register(middie)
  server.get(DEV_ENTRY, (_, reply) => reply.type('text/javascript').send(entry))
  server.use((request, response, next) =>
    request.url === DEV_ENTRY ? next() : vite.middlewares(request, response, next),
  )
  server.addHook('onClose', () => vite.close())
  const pages = async () =>
    (await vite.ssrLoadModule('/src/entry-server.tsx')) as Pick<WebBuild, 'render' | 'entranceOf'>
  const render: Render = async (input) => (await pages()).render(input)
  const entranceOf: WebBuild['entranceOf'] = async (address) => (await pages()).entranceOf(address)
  const drawMail: DrawMail = async (mail) => {
    const module = (await vite.ssrLoadModule('/src/entry-mails.tsx')) as { drawMail: DrawMail }
    return module.drawMail(mail)
  }
  return { files: `${root}public`, render, entranceOf, drawMail, assetsOf: () => assets }
}

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { registerSite } from '../modules/outside/site/index.ts'
import { loadDevBuild } from '../pages/dev-build.ts'
import { registerPages } from '../pages/register-pages.ts'
import { loadWebBuild } from '../pages/web-build.ts'
import { registerMedia } from '../platform/media.ts'

// only the thread that draws loads it
const drawModule = new URL(import.meta.resolve('@bra/demo/media'))

export async function openShop(server: FastifyInstance, app: App) {
  const pictures = registerMedia(server, { dir: join(app.config.dataDir, 'media'), drawModule })
  registerSite(server, app)
  const build = app.config.mode === 'development' ? await loadDevBuild(server) : await loadWebBuild()
  await registerPages(server, app, build)
  return { pictures, drawMail: build.drawMail }
}

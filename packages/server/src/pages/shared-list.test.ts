import { fileURLToPath } from 'node:url'
import { render } from '@bra/web/src/entry-server.tsx'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { registerPages } from './register-pages.ts'

const { as, get } = await testApp({
  pages: (server, parts) =>
    registerPages(server, parts, {
      files: fileURLToPath(new URL('.', import.meta.url)),
      assetsOf: () => ({ styles: [], early: '', scripts: [], fonts: [] }),
      render,
      entranceOf: () => null,
    }),
})
const marina = await as('buyer')
const { secret } = (await marina.post('/api/v1/shared-lists', { kind: 'collection' })).body.link

it('a shared list is drawn with its title and picture, and no search engine is to keep it', async () => {
  const { status, body } = await get(`/lista/${secret}`)
  const html = String(body)
  expect(status).toBe(200)
  expect(html).toContain('<title>Coleção de Marina · Bra Cards</title>')
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toMatch(/property="og:description" content="Marina tem [\d.]+ cartas na coleção/)
  expect(html).toMatch(/property="og:image" content="http[^"]+-488\.png"/)
  expect(html).toContain('Montar pelo menor total')
  expect(html).toContain('href="https://wa.me/?text=')
  expect(String((await get(`/lista/${secret}`, { cookie: 'lang=en' })).body)).toContain('Collection of Marina')
})

it('a link that ended answers at once with the page of what is not there', async () => {
  await marina.remove('/api/v1/shared-lists/collection')
  const { status, body } = await get(`/lista/${secret}`)
  expect(status).toBe(404)
  expect(String(body)).toContain('Não encontramos esta página')
  expect(String(body)).not.toContain('Marina')
})

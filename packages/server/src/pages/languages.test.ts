import { fileURLToPath } from 'node:url'
import { PARTED } from '@bra/contract/kit/both'
import { siteLanguages } from '@bra/contract/kit/language'
import { render } from '@bra/web/src/entry-server.tsx'
import { pageRows } from '@bra/web/src/page-rows.ts'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { registerPages } from './register-pages.ts'

const { app, get } = await testApp({
  pages: (server, parts) =>
    registerPages(server, parts, {
      files: fileURLToPath(new URL('.', import.meta.url)),
      assetsOf: () => ({ styles: [], early: '', scripts: [], fonts: [] }),
      render,
      entranceOf: () => null,
    }),
})
const store = await app.db.selectFrom('stores').select('slug').where('status', '=', 'open').executeTakeFirstOrThrow()

const samples: Record<string, string> = { search: 'boi', brand: 'causos', name: 'causos', type: 'mais-vendidas' }
const addressOf = (path: string) =>
  path.replace(/:(\w+)\??/g, (_, name: string) => (name === 'store_slug' ? store.slug : (samples[name] ?? '1')))

it.each(siteLanguages)('each page is drawn in one language alone: %s', { timeout: 240_000 }, async (language) => {
  const addresses = [...pageRows.map(({ path }) => addressOf(path)), '/nada/por/aqui']
  const pages: string[] = []
  for (const address of addresses) {
    const { body } = await get(address, { cookie: `lang=${language}` })
    expect(String(body), address).not.toContain(PARTED)
    if (String(body).includes(`<html lang="${language}"`)) pages.push(address)
  }
  expect(pages.length).toBeGreaterThan(80)
})

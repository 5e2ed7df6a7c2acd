import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { render, rowsAt } from '@bra/web/src/entry-server.tsx'
import { linksOf, ownLinks } from '@bra/web/src/layouts/seller-links.ts'
import { footerGroups } from '@bra/web/src/layouts/footer-groups.ts'
import { sections } from '@bra/web/src/layouts/sections.ts'
import { complaintPaths } from '@bra/web/src/lib/complaint-paths.ts'
import { officePaths } from '@bra/web/src/lib/office-paths.ts'
import { paths } from '@bra/web/src/lib/paths.ts'
import { pageRows } from '@bra/web/src/page-rows.ts'
import { unbuilt } from '@bra/web/src/routes.tsx'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { registerPages } from './register-pages.ts'

const assetsOf = () => ({ styles: [], early: '', scripts: [], fonts: [] })
const { app, get } = await testApp({
  pages: (server, parts) =>
    registerPages(server, parts, {
      files: fileURLToPath(new URL('.', import.meta.url)),
      assetsOf,
      render,
      entranceOf: () => null,
    }),
})

const rowAt = (address: string) => rowsAt(new URL(address, 'http://shop').pathname)[0]
const leadsNowhere = (link: string) => rowAt(link)?.path === '*'
const unfinished = (links: Iterable<string>) =>
  [...new Set(links)].filter((link) => rowAt(link)?.page === unbuilt && !leadsNowhere(link))

const samples: Record<string, string> = { search: 'boi', brand: 'causos', name: 'causos', type: 'mais-vendidas' }
const addressOf = (path: string) => path.replace(/:(\w+)\??/g, (_, name: string) => samples[name] ?? '1')

/** Returns the texts and one address of every finished page; pages behind a login give only their frame. */
async function addresses() {
  const texts = await app.db.selectFrom('static_texts').select('code').execute()
  const rows = pageRows.filter(({ path, page }) => page !== unbuilt && path !== '/text/:code')
  const store = await app.db.selectFrom('stores').select('slug').where('status', '=', 'open').executeTakeFirstOrThrow()
  return [
    ...rows.map(({ path }) => (path === '/:store_slug?' ? `/${store.slug}` : addressOf(path))),
    ...texts.map(({ code }) => paths.text(code)),
  ]
}

describe('no link leads to a page that is not built', () => {
  it('from any finished page', { timeout: 120_000 }, async () => {
    const found: string[] = []
    const links: string[] = []
    for (const address of await addresses()) {
      const { status, body } = await get(address)
      if (status === 200 && String(body).includes('<main')) found.push(address)
      for (const [, link] of String(body).matchAll(/href="(\/[^"]*)"/g)) links.push(link!)
    }
    expect(new Set(found).size).toBeGreaterThan(40)
    expect(links.length).toBeGreaterThan(1000)
    expect(unfinished(links)).toEqual([])
  })

  it('from menus, nor by any builder of links', () => {
    const store = { id: 1, name: 'Curupira' }
    const builders = [paths, officePaths, complaintPaths] as unknown as Record<
      string,
      (...given: unknown[]) => string
    >[]
    const built = builders.flatMap(Object.entries<(...given: unknown[]) => string>).flatMap(([name, path]) => {
      const given = [['product', 'category'].includes(name) ? store : 1, name === 'listingsLeft' ? {} : undefined]
      return path(...(name === 'ledger' ? [{}] : given))
    })
    const menus = [...sections, ...footerGroups.flatMap(({ links }) => links)].map(({ path }) => path)
    const office = [...linksOf(1), ...ownLinks].map(({ to }) => to)
    expect(built.length).toBeGreaterThan(40)
    expect(unfinished([...built, ...menus, ...office])).toEqual([])
  })

  it('from banners, questions and notices', async () => {
    const { db } = app
    const banners = await db.selectFrom('banners').select('link').where('active', '=', true).execute()
    const notices = [
      ...(await db.selectFrom('site_notices').select('link').execute()),
      ...(await db.selectFrom('notices').select('link').execute()),
    ]
    const answers = await db.selectFrom('faq').select('answer').execute()
    const inAnswers = answers.flatMap(({ answer }) => [...answer.matchAll(/\]\((\/[^)]+)\)/g)].map(([, link]) => link!))
    const links = [...banners, ...notices].flatMap(({ link }) => (link?.startsWith('/') ? [link] : []))
    expect(links.length).toBeGreaterThan(10)
    expect(unfinished([...links, ...inAnswers])).toEqual([])
  })

  it('from what the server writes by hand, as in mails and notices', () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const files = [
      'server/src/modules',
      'web/src/mails',
      'web/src/features',
      'web/src/pages',
      'web/src/layouts',
    ].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${root}${folder}/${file}`),
    )
    const sources = files.filter((file) => /(?<!test)\.tsx?$/.test(file) && !file.endsWith('layouts/sections.ts'))
    const written = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`](\/[a-z][\w/-]*)['"`?#/]/g)].map(([, link]) => link!),
    )
    expect(written.length).toBeGreaterThan(50)
    expect(unfinished(written)).toEqual([])
    const told = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\blink: [`'](\/[^`'?#]*)/g)].map(([, link]) => link!),
    )
    expect(told.length).toBeGreaterThan(20)
    expect(told.map((link) => link.replace(/\$\{[^}]*\}/g, '1')).filter(leadsNowhere)).toEqual([])
  })
})

import { type LoaderFunction, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { CallError } from '../lib/call.ts'
import { type Env, envOfRouter } from '../lib/env.ts'
import { createQueryClient } from '../lib/query.ts'
import { loader as cart } from './checkout/CartPage.tsx'
import { loader as checkout } from './checkout/CheckoutPage.tsx'
import { loader as collections } from './shop/CollectionsPage.tsx'
import { loader as product } from './shop/ProductPage.tsx'
import { loader as menu } from './info/MenuPage.tsx'

// a loader also starts to fetch the parts of its page; they must be here before the test process ends
afterAll(() => vi.dynamicImportSettled())

type Answer = (route: string) => Promise<unknown>
const broken: Answer = () => Promise.reject(new CallError(500, {}))

function load(loader: LoaderFunction, call: Answer, visit = {}) {
  const context = new RouterContextProvider()
  context.set(envOfRouter, { queryClient: createQueryClient(call), visit: { cep: null, ...visit } } as unknown as Env)
  const request = new Request('http://localhost/')
  return loader({ params: { id: '1' }, request, context } as unknown as LoaderFunctionArgs)
}

async function askedBy(loader: LoaderFunction, visit = {}) {
  const routes: string[] = []
  const answer = { product: { id: 1 } }
  await load(loader, (route) => (routes.push(route), Promise.resolve(answer)), visit)
  return routes
}

describe('a load that fails takes no page with it', () => {
  it.each([
    ['the menu', menu],
    ['the collections', collections],
  ])('as on that of %s', async (_, loader) => {
    expect(await load(loader as LoaderFunction, broken)).toBeNull()
  })
})

describe('the days on which nobody delivers', () => {
  const DAYS = 'GET /v1/block-date'

  it('are here before a page says when something arrives', async () => {
    expect(await askedBy(product as LoaderFunction, { cep: '58045010' })).toContain(DAYS)
    expect(await askedBy(cart as LoaderFunction)).toContain(DAYS)
    expect(await askedBy(checkout as LoaderFunction)).toContain(DAYS)
  })

  it('are not asked for where no CEP is known, and their failure takes no product away', async () => {
    expect(await askedBy(product as LoaderFunction)).not.toContain(DAYS)
    const answer: Answer = (route) => (route === DAYS ? broken(route) : Promise.resolve({ product: { id: 1 } }))
    expect(await load(product as LoaderFunction, answer, { cep: '58045010' })).toBeNull()
  })
})

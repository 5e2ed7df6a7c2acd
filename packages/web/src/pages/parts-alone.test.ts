import { type LoaderFunction, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CallError } from '../lib/call.ts'
import { type Env, envOfRouter } from '../lib/env.ts'
import { createQueryClient } from '../lib/query.ts'
import { loader as collections } from './shop/CollectionsPage.tsx'
import { loader as menu } from './info/MenuPage.tsx'

const broken = () => Promise.reject(new CallError(500, {}))
const context = new RouterContextProvider()
context.set(envOfRouter, { queryClient: createQueryClient(broken), call: broken } as unknown as Env)
const load = (loader: LoaderFunction) =>
  loader({ params: {}, request: new Request('http://localhost/'), context } as unknown as LoaderFunctionArgs)

describe('a load that fails takes no page with it', () => {
  it.each([
    ['the menu', menu],
    ['the collections', collections],
  ])('as on that of %s', async (_, loader) => {
    expect(await load(loader as LoaderFunction)).toBeNull()
  })
})

import { QueryClient } from '@tanstack/react-query'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Env, envOfRouter } from '../../../../lib/env.ts'
import { tagsQuery } from '../../../catalogue/catalog/catalog.data.ts'
import { sealLoader } from './seal-loader.ts'

const queryClient = new QueryClient()
queryClient.setQueryData(tagsQuery('brand').queryKey, { tags: [] })
const context = new RouterContextProvider()
context.set(envOfRouter, { queryClient, visit: { cep: null } } as unknown as Env)

const refusalOf = (brand: string, search = '') => {
  const request = new Request(`http://localhost/brand/${encodeURIComponent(brand)}${search}`)
  const args = { params: { brand }, request, context } as unknown as LoaderFunctionArgs
  return sealLoader('brand', 'brand')(args).catch((thrown: unknown) => thrown)
}

describe('the address of a brand', () => {
  it.each(['Roda Editora', ' roda   editora ', 'RODA-EDITORA'])(
    'written as %j leads to the one of its slug',
    async (typed) => {
      const moved = (await refusalOf(typed, '?uf=PB')) as Response
      expect([moved.status, moved.headers.get('location')]).toEqual([301, '/brand/roda-editora?uf=PB'])
    },
  )

  it('that no brand bears does not exist', async () => {
    expect(await refusalOf('nenhuma')).toEqual({ status: 404, code: 'not_found' })
  })
})

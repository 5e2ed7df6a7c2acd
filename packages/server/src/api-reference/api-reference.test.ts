import { addressOf } from '@bra/contract/kit/api'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allBindings } from '../create-app.ts'
import { testApp } from '../testing/test-app.ts'
import { describeApi } from './document.ts'
import { referencePage } from './page.ts'
import { rowsOfSchema } from './rows-of-schema.ts'

const { get } = await testApp()

const things = {
  things: {
    routes: [
      {
        name: 'save',
        endpoint: { method: 'POST', path: '/v1/things/{id}/{kind}', access: 'seller', right: 'stock' },
        shape: {
          params: z.object({ id: z.coerce.number().int().min(1) }),
          query: z.object({ page: z.coerce.number().default(1), sort: z.enum(['name', 'price']).optional() }),
          body: z.object({ title: z.string().max(80), tags: z.array(z.object({ name: z.string() })).optional() }),
          reply: z.object({ id: z.int(), owner: z.object({ name: z.string().nullable() }) }),
        },
        verb: () => undefined,
      },
    ],
  },
} satisfies Parameters<typeof describeApi>[0]
const api = describeApi(things)
const operation = api.paths['/v1/things/{id}/{kind}']!.post!

describe('the OpenAPI document', () => {
  it('has every endpoint, under the paths of the contract', async () => {
    const answer = await get('/api/openapi.json')
    expect(answer.status).toBe(200)
    expect(answer.body.openapi).toBe('3.1.0')
    for (const { endpoint } of allBindings()) {
      expect(answer.body.paths[endpoint.path]?.[endpoint.method.toLowerCase()], endpoint.path).toMatchObject({
        'x-access': endpoint.access,
        ...(endpoint.right && { 'x-right': endpoint.right }),
        responses: { 200: expect.anything(), 500: expect.anything() },
      })
    }
  })

  it('has a name of its own for every endpoint', async () => {
    const { body } = await get('/api/openapi.json')
    const operations = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap(Object.values)
    const names = operations.map(({ operationId }) => operationId)
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it('refers to nothing that is not in it', async () => {
    const { body } = await get('/api/openapi.json')
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/responses\/(\w+)"/g)]
    expect(references.length).toBeGreaterThan(0)
    for (const [, name] of references) expect(Object.keys(body.components.responses)).toContain(name)
  })

  it('is not sent again to who has it', async () => {
    const { headers } = await get('/api/openapi.json')
    const again = await get('/api/openapi.json', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
  })

  it('names parameters of the path and of the query, with their rules', () => {
    expect(operation.parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: expect.objectContaining({ type: 'integer', minimum: 1 }) },
      { name: 'kind', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: false, schema: { type: 'number', default: 1 } },
      { name: 'sort', in: 'query', required: false, schema: { type: 'string', enum: ['name', 'price'] } },
    ])
  })

  it('tells what the caller sends from what it receives, and how it may be refused', () => {
    expect(operation.requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { required: ['title'] } } },
    })
    expect(Object.keys(operation.responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '413',
      '415',
      '419',
      '422',
      '429',
      '500',
    ])
    expect(api.components.responses.Refused419!.description).toBe(
      'forged_request: Sua página expirou. Recarregue e tente de novo.',
    )
  })
})

describe('the page to read', () => {
  it('is static HTML with its own style and script, and shows every endpoint', async () => {
    const page = await get('/api/docs')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    const shown: string = page.body.replaceAll('<wbr>', '')
    expect(allBindings().filter(({ endpoint }) => !shown.includes(addressOf(endpoint)))).toEqual([])
    expect(page.body).not.toMatch(/<style|<script>|style="/)
    expect((await get('/api/docs/reference.css')).headers['content-type']).toContain('text/css')
    expect((await get('/api/docs/reference.js')).headers['content-type']).toContain('text/javascript')
  })

  it('shows fields as rows, in Portuguese', () => {
    const body = operation.requestBody!.content['application/json'].schema
    expect(rowsOfSchema(body)).toEqual([
      { path: 'title', type: 'texto', isRequired: true, rules: 'máximo 80 caracteres' },
      { path: 'tags', type: 'lista de objetos', isRequired: false, rules: '' },
      { path: 'tags[].name', type: 'texto', isRequired: true, rules: '' },
    ])
    const html = referencePage(api)
    expect(html).toContain('lojista')
    expect(html).toContain('<td>texto ou nulo</td>')
  })
})

import { addressOf, fillPath } from '@bra/contract/kit/api'
import { PARTED } from '@bra/contract/kit/both'
import { expect, it } from 'vitest'
import type { ZodObject, ZodPipe, ZodType } from 'zod'
import { allBindings } from './create-app.ts'
import type { Binding } from './platform/routes.ts'
import { accessTable } from './testing/access-table.ts'
import { testApp } from './testing/test-app.ts'

const { as, ask, get } = await testApp()

/** A body that is changed before it is checked has its fields behind the change. */
function fieldsOf(schema: ZodType): string[] {
  const { in: before, out: after } = schema as ZodPipe
  if ('shape' in schema) return Object.keys((schema as ZodObject).shape)
  return [before, after].flatMap((part) => (part ? fieldsOf(part as ZodType) : []))
}

const isWrong = (schema: ZodType, sent: object) => !schema.safeParse(sent).success

/** Bodies that a call refuses: without any field, and with something else in each. */
const wrongBodies = ({ shape: { body } }: Binding) =>
  body
    ? [
        {},
        ...[true, 'não', [['?']]].map((value) => Object.fromEntries(fieldsOf(body).map((name) => [name, value]))),
      ].filter((sent) => isWrong(body, sent))
    : []

const nameOf = ({ endpoint }: Binding) => `${endpoint.method} ${endpoint.path}`

async function refusedWith({ endpoint }: Binding, body: object, owner: string) {
  const { headers } = await as(owner)
  const filled = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
  const url = fillPath(addressOf(endpoint), filled)
  const asked = (cookie: string) => ask(endpoint.method, url, body, { ...headers, cookie })
  return { portuguese: await asked('lang=pt-BR'), english: await asked('lang=en') }
}

it('says what is wrong with each field in the language of the visit, whatever the call', async () => {
  const unsaid: string[] = []
  let refused = 0
  for (const binding of allBindings())
    for (const body of wrongBodies(binding)) {
      const owner = accessTable[nameOf(binding)]?.owner ?? 'buyer'
      const { portuguese, english } = await refusedWith(binding, body, owner)
      const fields = Object.entries((portuguese.body?.fields ?? {}) as Record<string, string>)
      refused += fields.length
      for (const [name, sentence] of fields) {
        const said = english.body.fields?.[name] as string | undefined
        if (!said || said === sentence || `${sentence}${said}`.includes(PARTED))
          unsaid.push(`${nameOf(binding)} ${name}: ${sentence} / ${said}`)
      }
    }
  expect(refused).toBeGreaterThan(500)
  expect(unsaid).toEqual([])
})

it('says nothing of the kind in the description of the calls', async () => {
  expect(JSON.stringify((await get('/api/openapi.json')).body)).not.toContain(PARTED)
})

import { setTimeout } from 'node:timers/promises'
import { describe, expect, inject, it } from 'vitest'
import { newStore, registerSeller } from '../../../testing/new-seller.ts'
import { type Person, testApp } from '../../../testing/test-app.ts'
import { statusesOf } from '../../../testing/test-people.ts'
import { approveDocument } from '../companies/index.ts'

const { app, as, clock } = await testApp()
const names = ['joao.meireles', 'beatriz.camargo', 'igor.valadares', 'caio.brito', 'debora.pinho'] as const
const [joao, beatriz, igor, caio, debora] = (await Promise.all(
  names.map((name) => as(`${name}@bracards.example`)),
)) as [Person, Person, Person, Person, Person]
const marina = await as('buyer')
const odete = await as('operator')

async function sent(person: Person, slug: string, document: string): Promise<number> {
  await registerSeller(person, document)
  const { body } = await person.post('/api/v1/store/add_store', newStore({ name: slug, slug }))
  return body.result.id
}
async function decide(id: number, move: string) {
  const { legal: seen } = (await odete.get(`/api/v1/admin/stores/${id}`)).body
  return odete.post('/api/v1/admin/stores/decide', { id, move, reason: 'Por decisão da casa.', seen })
}
const statusOf = async (id: number) => (await odete.get(`/api/v1/admin/stores/${id}`)).body.status

describe('one CNPJ in two accounts', () => {
  const document = '11.444.777/0001-61'
  let [first, second] = [0, 0]

  it('waits for an operator in both, and is approved in one of them alone', async () => {
    first = await sent(joao, 'bau-primeiro', document)
    second = await sent(beatriz, 'bau-segundo', document)
    expect((await decide(first, 'open')).status).toBe(200)
    const { status, body } = await decide(second, 'open')
    expect([status, body.code]).toEqual([409, 'store_document_taken'])
    expect(body.message).toContain('Outra conta já vende com este CNPJ')
    expect(await statusOf(second)).toBe('review')
  })

  it('is refused to whoever comes after the approval, under its field', async () => {
    await registerSeller(igor, document)
    expect((await igor.get('/api/v1/company')).body.company).toBeNull()
  })

  it('is free again once the stores that were approved are closed', async () => {
    expect((await decide(first, 'suspend')).status).toBe(200)
    expect((await decide(second, 'open')).body.code).toBe('store_document_taken')
    expect((await decide(first, 'close')).status).toBe(200)
    expect((await decide(second, 'open')).status).toBe(200)
  })

  it('is approved once by two operators at once', async () => {
    const other = '11.222.333/0001-81'
    const [one, two] = [await sent(caio, 'bau-terceiro', other), await sent(debora, 'bau-quarto', other)]
    const answers = await Promise.all([decide(one, 'open'), decide(two, 'open')])
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  it.skipIf(!inject('databaseUrl'))('is not taken away by an approval that waited for it', async () => {
    const other = '12.345.678/0001-95'
    const [one, two] = [await sent(igor, 'bau-quinto', other), await sent(marina, 'bau-sexto', other)]
    const rival = await app.transaction(async (tx) => {
      await approveDocument(tx, igor.id, clock.now())
      await tx.updateTable('stores').set({ status: 'open' }).where('id', '=', one).execute()
      const answer = decide(two, 'open')
      await setTimeout(500)
      return { answer }
    })
    expect((await rival.answer).body.code).toBe('store_document_taken')
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { accountsPersonal } from '../accounts/accounts.personal.ts'
import { noteAct } from './index.ts'

const { app, as, get } = await testApp()
const operator = await as('operator')
const act = { kind: 'parameter_changed', subject: 'parameter:pix_minutes', title: 'Validade do Pix' } as const
await app.transaction((tx) => noteAct(tx, app, operator, { ...act, reason: 'Primeira' }))
await app.transaction((tx) => noteAct(tx, app, operator, { ...act, reason: 'Segunda' }))

describe('what operators did', () => {
  it('is told to operators, newest first, page by page', async () => {
    const { body } = await operator.get('/api/v1/admin/acts?per_page=1&kind=parameter_changed')
    expect(body.acts.map(({ reason }: { reason: string }) => reason)).toEqual(['Segunda'])
    expect(body.paginate).toMatchObject({ total: 2, last_page: 2 })
    expect((await operator.get('/api/v1/admin/acts?subject=store:1')).body.acts).toEqual([])
    expect((await operator.get('/api/v1/admin/acts?kind=gift')).status).toBe(422)
  })

  it('is told to nobody else', async () => {
    expect((await get('/api/v1/admin/acts')).status).toBe(401)
    expect((await (await as('seller')).get('/api/v1/admin/acts')).status).toBe(403)
  })

  it('names a person as the account does now: nobody once it is erased', async () => {
    const person = await as('nazira.toledo@bracards.example')
    const subject = `user:${person.id}`
    const blocked = { kind: 'account_blocked', subject } as const
    // older versions stored the name of a person in the title
    await app.transaction((tx) => noteAct(tx, app, operator, { ...blocked, title: 'Nazira de Antes' }))
    await app.transaction((tx) => noteAct(tx, app, operator, blocked))
    const titles = async () => {
      const { acts } = (await operator.get(`/api/v1/admin/acts?subject=${subject}`)).body
      return acts.map(({ title }: { title: string }) => title)
    }
    expect(await titles()).toEqual(['Nazira Toledo', 'Nazira Toledo'])
    await app.transaction((tx) => accountsPersonal.forget(tx, person.id, app))
    expect(await titles()).toEqual(['Conta encerrada', 'Conta encerrada'])
    const written = await app.db.selectFrom('operator_acts').select('title').where('subject', '=', subject).execute()
    expect(written.map(({ title }) => title)).toEqual(['Nazira de Antes', ''])
  })

  it.each([
    sql`update operator_acts set reason = 'Outra'`,
    sql`delete from operator_acts`,
    sql`truncate operator_acts`,
  ])('cannot be changed by anybody', async (statement) => {
    await expect(app.transaction(async (tx) => void (await statement.execute(tx)))).rejects.toThrow('only added to')
  })

  it('is undone with what it stands for', async () => {
    const undone = app.transaction(async (tx) => {
      await noteAct(tx, app, operator, act)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await operator.get('/api/v1/admin/acts')).body.paginate.total).toBe(4)
  })
})

import { describe, expect, it } from 'vitest'
import { demoPassword } from '@bra/demo/people'
import { addMembers } from '../../../testing/members.ts'
import { storeOf } from '../../../testing/sellers.ts'
import { testApp } from '../../../testing/test-app.ts'
import { mailsTo } from '../../../testing/test-people.ts'
import { turnOnSecondFactor } from '../../../testing/second-factor.ts'
import { walletOfAPerson } from './wallet.personal.ts'

const { app, get, as, clock } = await testApp()
const severino = await as('seller')
await app.db.deleteFrom('bank_accounts').execute()
const account = {
  bank_code: '001',
  agency: '1584',
  agency_digit: '9',
  account: '00.210.169',
  account_digit: '6',
  account_type: 'checking',
  password: demoPassword,
  holder_name: 'Toca do Saci Jogos e Colecionáveis Ltda',
  holder_document: '98.276.634/0001-76',
}
const add = (person: typeof severino, change: object = {}) =>
  person.post('/api/v1/bankData/add_bank', { ...account, ...change })

describe('a bank account', () => {
  it('is kept, and shown to its owner by its last figures alone', async () => {
    const { status, body } = await add(severino)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Criado com sucesso!',
      result: {
        bank_code: '001',
        bank_name: 'Banco do Brasil S.A.',
        agency: '1584-9',
        account_end: '169-6',
        holder_document: '•••0176',
        replaced_at: null,
      },
    })
    const notices = await app.db.selectFrom('notices').select('title').where('user_id', '=', severino.id).execute()
    expect(notices.at(-1)).toEqual({ title: 'Conta bancária cadastrada' })
    expect((await mailsTo(app, 'vendedor@bracards.example')).at(-1)!.details.title).toBe('Conta bancária cadastrada')
    const listed = await severino.get('/api/v1/bankData')
    expect(listed.body.bank_data).toEqual([body.result])
    expect(JSON.stringify(listed.body)).not.toContain('00210169')
  })

  it('takes the place of the one before, which stays on record, and the owner is told', async () => {
    await add(severino, { bank_code: '260', agency: '0001', account: '5216125', account_digit: '0' })
    const { bank_data: listed } = (await severino.get('/api/v1/bankData')).body
    expect(listed.map(({ bank_code }: { bank_code: string }) => bank_code)).toEqual(['260', '001'])
    expect(listed.map(({ replaced_at }: { replaced_at: string | null }) => replaced_at === null)).toEqual([true, false])
    const notices = await app.db.selectFrom('notices').selectAll().where('user_id', '=', severino.id).execute()
    expect(notices.at(-1)).toMatchObject({ kind: 'security', title: 'Conta bancária alterada' })
    expect(notices.at(-1)!.body).toContain('125-0')
  })

  it('of a store is changed by whoever may touch its money, and everybody who may is told', async () => {
    const storeId = await storeOf(app, severino.id)
    const marina = await as('buyer')
    await addMembers(app, [{ store_id: storeId, user_id: marina.id, rights: ['orders'] }])
    expect((await add(marina, { store_id: storeId })).body.code).toBe('forbidden')
    expect((await marina.get('/api/v1/bankData')).body.bank_data).toEqual([])
    await addMembers(app, [{ store_id: storeId, user_id: marina.id, rights: ['money'] }])
    const { body } = await add(marina, { store_id: storeId })
    expect(body.result).toMatchObject({ store_id: storeId, holder_document: '•••0176' })
    expect((await marina.get('/api/v1/bankData')).body.bank_data).toEqual([body.result])
    expect((await severino.get('/api/v1/bankData')).body.bank_data[0]).toEqual(body.result)
    for (const who of [marina, severino])
      expect((await who.get('/api/v1/notices')).body.notices[0].title).toBe('Conta bancária alterada')
    await addMembers(app, [])
    expect((await marina.get('/api/v1/bankData')).body.bank_data).toEqual([])
    await app.db.deleteFrom('bank_accounts').where('store_id', '=', storeId).execute()
  })

  it('may be of one store, beside that of the person', async () => {
    const { stores } = (await severino.get('/api/v1/users/current-user')).body
    expect((await add(severino, { store_id: stores[0].id })).body.result.store_id).toBe(stores[0].id)
    const { bank_data: listed } = (await severino.get('/api/v1/bankData')).body
    expect(listed.filter(({ replaced_at }: { replaced_at: string | null }) => replaced_at === null)).toHaveLength(2)
  })

  it('of a bank without a published rule is taken by its form', async () => {
    const { status } = await add(severino, { bank_code: '004', account: '123', account_digit: '9' })
    expect(status).toBe(200)
  })

  it('is changed by many at once, and one is in use', async () => {
    const joelma = await as('joelma.nazare@bracards.example')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => add(joelma, { holder_document: '98378077000102' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { bank_data: listed } = (await joelma.get('/api/v1/bankData')).body
    expect(listed.filter(({ replaced_at }: { replaced_at: string | null }) => replaced_at === null)).toHaveLength(1)
    expect(listed).toHaveLength(6)
  })
})

describe('whoever changes where the money goes', () => {
  const other = { bank_code: '260', agency: '0001', account: '5216125', account_digit: '0' }

  it('types the password again, and nobody needs one for the first', async () => {
    expect((await add(severino, { ...other, password: undefined })).body.fields).toEqual({
      password: 'Digite sua senha.',
    })
    expect((await add(severino, { ...other, password: 'nao-era-esta' })).body.fields).toEqual({
      password: 'Senha incorreta.',
    })
    const igor = await as('igor.valadares@bracards.example')
    const cpf = (await app.db.selectFrom('users').select('cpf').where('id', '=', igor.id).executeTakeFirstOrThrow()).cpf
    expect((await add(igor, { holder_document: cpf, password: undefined })).status).toBe(200)
  })

  it('types the code of a second factor too, where one is on', async () => {
    const codeOf = await turnOnSecondFactor({ app, clock }, severino)
    expect((await add(severino, other)).body.code).toBe('second_factor_required')
    expect((await add(severino, { ...other, code: '000000' })).body.code).toBe('second_factor_wrong')
    const code = codeOf()
    expect((await add(severino, { ...other, code })).status).toBe(200)
    expect((await add(severino, { ...other, code })).body.code).toBe('second_factor_wrong')
    await app.db.deleteFrom('second_factors').execute()
  })
})

describe('what is refused', () => {
  it('a holder other than the company', async () => {
    const { status, body } = await add(severino, { holder_document: '529.982.247-25' })
    expect([status, body.code]).toEqual([422, 'bank_holder_differs'])
    expect(body.fields).toEqual({ holder_document: 'A conta precisa estar no CPF ou CNPJ da empresa.' })
  })

  it('whoever has neither company nor CPF', async () => {
    const marina = await as('buyer')
    await app.transaction((tx) => tx.updateTable('users').set({ cpf: null }).where('id', '=', marina.id).execute())
    expect((await add(marina)).body.code).toBe('bank_holder_missing')
    await app.transaction((tx) =>
      tx.updateTable('users').set({ cpf: '52998224725' }).where('id', '=', marina.id).execute(),
    )
    expect((await add(marina, { holder_document: '52998224725' })).status).toBe(200)
  })

  it('a wrong digit, an unknown bank, letters, and what is missing', async () => {
    expect((await add(severino, { account_digit: '5' })).body.fields).toEqual({
      account: 'Confira a agência, a conta e o dígito: não são deste banco.',
    })
    expect((await add(severino, { bank_code: '999' })).body.fields).toEqual({ bank_code: 'Escolha o banco.' })
    const wrong = {
      bank_code: '',
      agency: 'doze',
      account: '',
      account_digit: '',
      account_type: 'poupança',
      holder_name: '',
    }
    expect((await add(severino, wrong)).body.fields).toEqual({
      bank_code: 'Escolha o banco.',
      agency: 'Digite os números da agência, sem o dígito.',
      account: 'Digite os números da conta, sem o dígito.',
      account_digit: 'Digite o dígito da conta.',
      account_type: 'Escolha o tipo da conta.',
      holder_name: 'Preencha este campo.',
    })
  })

  it('strangers: the list is of the own accounts, and a store is its owner’s', async () => {
    const joao = await as('joao.meireles@bracards.example')
    expect((await joao.get('/api/v1/bankData')).body).toEqual({ bank_data: [] })
    const { stores } = (await severino.get('/api/v1/users/current-user')).body
    expect((await add(joao, { store_id: stores[0].id })).status).toBe(404)
    expect((await get('/api/v1/bankData')).status).toBe(401)
  })
})

it('is exported masked, and deleted when the person is forgotten', async () => {
  const records = await walletOfAPerson.records(app.db, severino.id, app)
  expect(records['Contas bancárias']!.length).toBeGreaterThan(0)
  await app.transaction((tx) => walletOfAPerson.forget(tx, severino.id, app))
  expect((await severino.get('/api/v1/bankData')).body).toEqual({ bank_data: [] })
})

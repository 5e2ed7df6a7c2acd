import { unchanged } from '@bra/contract/kit/saying'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '../../../platform/clock.ts'
import { workOnce } from '../../../platform/jobs.ts'
import { testApp } from '../../../testing/test-app.ts'
import { sendMail } from './index.ts'
import { mailsJobs } from './mails.jobs.ts'
import { sendDueMails } from './mails.outbox.ts'
import { mailsPersonal } from './mails.personal.ts'

const { app, as, clock, sandbox } = await testApp()
const inbox = `${sandbox.url}/__sandbox/mail`
const MINUTE_MS = 60_000
let occasions = 0

const tellSandbox = (what: string, body: object) =>
  fetch(`${inbox}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const refuseNext = (times: number, code = 451) => tellSandbox('refuse-next', { times, code })
const received = async (to: string) =>
  (await (await fetch(`${inbox}/messages?to=${to}`)).json()) as {
    subject: string
    text: string
    html: string
    headers: { name: string; value: string }[]
  }[]
const header = (letter: Awaited<ReturnType<typeof received>>[number] | undefined, name: string) =>
  letter?.headers.find((each) => each.name === name)?.value

interface Occasion {
  to: string
  key?: string
  userId?: number
}
const write = ({ to, key = `test:${++occasions}`, userId }: Occasion) =>
  app.transaction((tx) =>
    sendMail(tx, app, { key, to, userId: userId ?? null, template: 'account_closed', details: { name: 'Ana' } }),
  )
const writeCode = (to: string) =>
  app.transaction((tx) => {
    const details = { name: 'Ana', code: '012345', minutes: 15 }
    return sendMail(tx, app, { key: `test:${++occasions}`, to, userId: null, template: 'reset_password', details })
  })
const rowOf = (to: string) =>
  app.db.selectFrom('mails').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow()
const work = () => workOnce(app, mailsJobs)

beforeEach(async () => {
  await refuseNext(0)
  await app.transaction(async (tx) => {
    await tx.deleteFrom('mails').execute()
    await tx.deleteFrom('jobs').execute()
  })
})

describe('a mail', () => {
  it('leaves with the next turn of a worker, as HTML and as text', async () => {
    await write({ to: 'ana@bracards.example' })
    await work()
    const [letter] = await received('ana@bracards.example')
    expect(letter?.subject).toBe('Sua conta foi encerrada')
    expect(letter?.html).toMatch(/^<!DOCTYPE html[\s\S]+Ana/)
    expect(letter?.text).toContain('Oi, Ana.')
    expect(letter?.text).toContain('Escreva para atendimento@bracards.example.')
    expect(header(letter, 'From')).toBe('Bra Cards <avisos@bracards.example>')
    expect(header(letter, 'List-Unsubscribe')).toBeUndefined()
    expect(await rowOf('ana@bracards.example')).toMatchObject({ sent_at: clock.now(), attempts: 1, details: {} })
  })

  it('of a transaction that fails is never sent', async () => {
    const failing = app.transaction(async (tx) => {
      const details = { name: 'Ana' }
      await sendMail(tx, app, { key: 'x', to: 'nunca@x.example', userId: null, template: 'account_closed', details })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await work()
    expect(await received('nunca@x.example')).toEqual([])
  })

  it('of one occasion is sent once, however often it is written', async () => {
    await write({ to: 'uma@x.example', key: 'the same' })
    await write({ to: 'uma@x.example', key: 'the same' })
    await work()
    await write({ to: 'uma@x.example', key: 'the same' })
    await work()
    expect(await received('uma@x.example')).toHaveLength(1)
  })

  it('is sent once when several processes send at the same moment', async () => {
    // more than one batch
    const people = Array.from({ length: 25 }, (_, at) => `pessoa${at}@x.example`)
    for (const to of people) await write({ to })
    await Promise.all([work(), work(), work()])
    const caught = (await (await fetch(`${inbox}/messages`)).json()) as { to: string[] }[]
    const reached = caught.flatMap(({ to }) => to).filter((to) => people.includes(to))
    expect(reached.sort()).toEqual(people.sort())
    expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  it('that could be refused says where', async () => {
    const details = {
      name: 'Ana',
      product: 'Curupira',
      link: '/product/1',
      image: null,
      price_cents: 9600,
      limit_cents: null,
      condition: unchanged('NM'),
      store: 'Toca do Saci',
    }
    await app.transaction((tx) =>
      sendMail(tx, app, { key: 'want', to: 'quer@x.example', userId: null, template: 'want_found', details }),
    )
    await work()
    const [letter] = await received('quer@x.example')
    expect(header(letter, 'List-Unsubscribe')).toBe(`<${app.config.publicUrl}/my-account?aba=avisos>`)
  })

  it('goes to one address, whatever that address holds', async () => {
    await write({ to: 'a@x.example, b@x.example' })
    await work()
    expect(await received('a@x.example')).toEqual([])
    expect(await received('b@x.example')).toEqual([])
  })
})

describe('a post office that does not take a mail', () => {
  it('is tried again, later and later, with the same message id', async () => {
    await refuseNext(3)
    await write({ to: 'bia@x.example' })
    await work()
    const waits: number[] = []
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const { next_attempt_at, last_error } = await rowOf('bia@x.example')
      expect(last_error).toContain('451')
      waits.push(next_attempt_at.getTime() - clock.now().getTime())
      await sendDueMails(app)
      expect(await rowOf('bia@x.example')).toMatchObject({ attempts: attempt })
      clock.advance(waits.at(-1)!)
      await sendDueMails(app)
    }
    expect(waits).toEqual([30_000, 60_000, 120_000])
    expect(await received('bia@x.example')).toHaveLength(1)
    expect(await rowOf('bia@x.example')).toMatchObject({ sent_at: clock.now(), last_error: null })
  })

  it('is given up after three days', async () => {
    const { smtpUrl } = app.providers
    app.providers.smtpUrl = 'smtp://127.0.0.1:1'
    await write({ to: 'caio@x.example' })
    const since = clock.now().getTime()
    let attempts = 0
    for (; attempts < 100; attempts += 1) {
      await sendDueMails(app)
      const row = await rowOf('caio@x.example')
      if (row.given_up_at) break
      clock.advance(row.next_attempt_at.getTime() - clock.now().getTime())
    }
    app.providers.smtpUrl = smtpUrl
    expect(attempts).toBeGreaterThan(10)
    expect((clock.now().getTime() - since) / DAY_MS).toBeGreaterThan(2.8)
    expect((clock.now().getTime() - since) / DAY_MS).toBeLessThanOrEqual(3)
    expect((await rowOf('caio@x.example')).last_error).toContain('ECONNREFUSED')
    await sendDueMails(app)
    expect(await received('caio@x.example')).toEqual([])
  })

  it('has the contract of a purchase kept for weeks, as it is owed', async () => {
    const contract = {
      name: 'Bia',
      order_id: 7,
      link: '/',
      paid_at: clock.now().toISOString(),
      address: 'Rua do Giz, 7',
    }
    const details = { ...contract, total_cents: 490, regret_days: 7, sellers: [] }
    const { smtpUrl } = app.providers
    app.providers.smtpUrl = 'smtp://127.0.0.1:1'
    await app.transaction((tx) =>
      sendMail(tx, app, { key: 'order_paid:7', to: 'rui@x.example', userId: null, template: 'order_paid', details }),
    )
    await sendDueMails(app)
    clock.advance(3 * DAY_MS)
    await sendDueMails(app)
    app.providers.smtpUrl = smtpUrl
    clock.advance(DAY_MS)
    await sendDueMails(app)
    expect(await received('rui@x.example')).toHaveLength(1)
  })

  it('for good is not tried again', async () => {
    await refuseNext(1, 550)
    await write({ to: 'ninguem@x.example' })
    await work()
    expect(await rowOf('ninguem@x.example')).toMatchObject({ given_up_at: clock.now(), attempts: 1 })
  })

  it('in time gets no code that is over, and no row keeps it', async () => {
    await writeCode('tarde@x.example')
    expect((await rowOf('tarde@x.example')).details).toMatchObject({ code: '012345' })
    clock.advance(15 * MINUTE_MS)
    await work()
    expect(await received('tarde@x.example')).toEqual([])
    expect(await rowOf('tarde@x.example')).toMatchObject({ given_up_at: clock.now(), details: {} })
  })
})

describe('a process that dies', () => {
  it('before it sends leaves the mail to another, after the lease', async () => {
    await write({ to: 'dora@x.example' })
    const { claimDueMails } = await import('./mails.queries.ts')
    const leasedUntil = new Date(clock.now().getTime() + 5 * MINUTE_MS)
    await app.transaction((tx) => claimDueMails(tx, { now: clock.now(), leasedUntil, most: 20 }))
    await sendDueMails(app)
    expect(await received('dora@x.example')).toEqual([])
    clock.advance(5 * MINUTE_MS)
    await sendDueMails(app)
    expect(await received('dora@x.example')).toHaveLength(1)
  })

  it('after it has sent makes a repeat that a post office can recognise', async () => {
    await writeCode('eva@x.example')
    const { details } = await rowOf('eva@x.example')
    await sendDueMails(app)
    await app.transaction((tx) =>
      tx
        .updateTable('mails')
        .set({ sent_at: null, details: JSON.stringify(details) })
        .where('recipient', '=', 'eva@x.example')
        .execute(),
    )
    clock.advance(5 * MINUTE_MS)
    await sendDueMails(app)
    const letters = await received('eva@x.example')
    expect(letters).toHaveLength(2)
    expect(header(letters[0], 'Message-ID')).toMatch(/^<\d+\.\w+@bracards\.example>$/)
    expect(header(letters[1], 'Message-ID')).toBe(header(letters[0], 'Message-ID'))
  })
})

describe('what is kept of mails', () => {
  it('is the fact that they were sent, for ninety days', async () => {
    const marina = await as('buyer')
    await write({ to: 'compradora@bracards.example', userId: marina.id })
    await work()
    const records = await mailsPersonal.records(app.db, marina.id, app)
    expect(records['e-mails enviados']).toMatchObject([{ template: 'account_closed', sent_at: clock.now() }])
    clock.advance(91 * DAY_MS)
    await write({ to: 'nova@x.example' })
    await app.transaction((tx) =>
      tx
        .updateTable('jobs')
        .set({ run_at: new Date(0) })
        .execute(),
    )
    await mailsJobs.forget_old_mails!.run(app, {})
    expect((await app.db.selectFrom('mails').select('recipient').execute()).map(({ recipient }) => recipient)).toEqual([
      'nova@x.example',
    ])
  })

  it('goes with the person, except a good-bye that is still on its way', async () => {
    const marina = await as('buyer')
    await write({ to: 'antes@x.example', userId: marina.id })
    await work()
    await write({ to: 'adeus@x.example', userId: marina.id })
    await app.transaction((tx) => mailsPersonal.forget(tx, marina.id, app))
    expect(await mailsPersonal.records(app.db, marina.id, app)).toEqual({ 'e-mails enviados': [] })
    await work()
    expect(await received('adeus@x.example')).toHaveLength(1)
  })
})

import { say, unchanged } from '@bra/contract/kit/saying'
import { expect, it } from 'vitest'
import { workOnce } from '../../../platform/jobs.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newPerson } from '../../../testing/test-people.ts'
import { sendMail } from './index.ts'
import { mailsJobs } from './mails.jobs.ts'
import { mailsPersonal } from './mails.personal.ts'

const { app, as, ask, post, sandbox } = await testApp()

async function letterTo(address: string) {
  await workOnce(app, mailsJobs)
  const answered = await fetch(`${sandbox.url}/__sandbox/mail/messages?to=${address}`)
  const letters = (await answered.json()) as { subject: string; text: string; html: string }[]
  return letters[0]!
}
const write = (userId: number, to: string) =>
  app.transaction((tx) =>
    sendMail(tx, app, {
      ...{ key: `test:${to}`, to, userId, template: 'parcel_news' },
      details: {
        ...{ name: 'Ana', title: say('Seu pacote foi enviado', 'Your parcel was sent') },
        text: say('O pacote de Casa do Mago está a caminho.', 'The parcel from Casa do Mago is on its way.'),
        facts: [[say('Rastreio', 'Tracking'), unchanged('AA1')]],
        ...{ link: '/my-account', action: say('Ver o pedido', 'See the order') },
      },
    }),
  )

it('reaches a person in the language that was chosen last', async () => {
  const marina = await as('buyer')
  await write(marina.id, 'one@bracards.example')
  expect(await letterTo('one@bracards.example')).toMatchObject({ subject: 'Seu pacote foi enviado' })

  expect((await marina.put('/api/v1/mail-language', { language: 'en' })).status).toBe(200)
  await write(marina.id, 'two@bracards.example')
  const letter = await letterTo('two@bracards.example')
  expect(letter.subject).toBe('Your parcel was sent')
  expect(letter.text).toContain('Hi, Ana. The parcel from Casa do Mago is on its way.')
  expect(letter.html).toContain('lang="en"')
  expect(await mailsPersonal.records(app.db, marina.id, app)).toMatchObject({
    'idioma dos e-mails': [{ language: 'en' }],
  })

  await marina.put('/api/v1/mail-language', { language: 'pt-BR' })
  await write(marina.id, 'three@bracards.example')
  expect(await letterTo('three@bracards.example')).toMatchObject({ subject: 'Seu pacote foi enviado' })
})

it('welcomes who registers in the language of the visit', async () => {
  const user = newPerson('wendy.reads', 311_222_333)
  expect((await post('/api/register', { user }, { cookie: 'lang=en' })).status).toBe(200)
  expect(await letterTo(user.email)).toMatchObject({ subject: 'Confirm your e-mail' })
})

it('is asked of somebody who is signed in, in a language that the site has', async () => {
  expect((await ask('PUT', '/api/v1/mail-language', { language: 'en' })).status).toBe(401)
  const marina = await as('buyer')
  const { status, body } = await marina.put('/api/v1/mail-language', { language: 'fr' })
  expect([status, body.fields]).toEqual([422, { language: 'Escolha o idioma.' }])
})

import { say, type Saying, unchanged } from '@bra/contract/kit/saying'
import type { MailDetails, MailName } from '@bra/contract/ground/mails'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { drawMail } from '../entry-mails.tsx'

const nasty = `<b>"João" & 'Zé'</b>`
const at = '2026-11-21T15:00:00Z'
const code = { name: nasty, code: '012345', minutes: 15 }
const access = { name: nasty, device: nasty, address: '203.0.113.7', at }
const news = {
  name: nasty,
  title: say('Seu pacote foi enviado', 'Your parcel was sent'),
  text: say(`O pacote de ${nasty} está a caminho.`, `The parcel from ${nasty} is on its way.`),
  facts: [[say('Transporte', 'Carrier'), unchanged('Correios')]] as [Saying, Saying][],
  link: '/my-account/order-view/7',
  action: say('Ver o pedido', 'See the order'),
}
const details: { [N in MailName]: MailDetails[N] } = {
  confirm_email: code,
  reset_password: code,
  change_email: code,
  disable_account: code,
  new_sign_in: access,
  sign_in_blocked: { name: nasty, address: '203.0.113.7', at },
  password_changed: access,
  email_changed: { name: nasty, email: 'nova@bracards.example', at },
  second_factor_changed: { name: nasty, on: false, at },
  account_closing: {
    name: nasty,
    closes_at: at,
    waits_for: [unchanged(nasty), say('2 pedidos em andamento', '2 orders under way')],
  },
  account_closed: { name: nasty },
  account_blocked: { name: nasty, reason: nasty },
  account_unblocked: { name: nasty, reason: nasty },
  want_found: {
    name: nasty,
    product: `Curupira ${nasty}`,
    link: '/product/7-curupira',
    image: '/media/cards/7-488.webp',
    price_cents: 9600,
    limit_cents: 10_000,
    condition: say('NM Quase nova', 'Near Mint'),
    store: nasty,
  },
  search_news: {
    name: nasty,
    search: nasty,
    count: 7,
    link: '/product/list?busca=7',
    products: [
      { name: `Curupira ${nasty}`, link: '/product/7-curupira', image: null, price_cents: 9600 },
      { name: 'Saci', link: '/product/8-saci', image: null, price_cents: 490 },
    ],
  },
  order_paid: {
    name: nasty,
    order_id: 7,
    link: '/my-account/order-view/7',
    paid_at: at,
    paid_with: say('Visa final 1111, em 3 vezes', 'Visa ending 1111, in 3 instalments'),
    address: nasty,
    total_cents: 11_200,
    regret_days: 7,
    sellers: [
      {
        store: nasty,
        legal: 'Toca do Saci Ltda., 11.222.333/0001-81',
        shipping: unchanged('PAC'),
        pick_up: null,
        freight_cents: 1600,
        post_by: at,
        arrives_first: at,
        arrives_last: at,
        lines: [{ name: '2 × Curupira', variant: say('Praticamente Nova, PT', 'Near Mint, PT'), cents: 9600 }],
      },
    ],
  },
  parcel_news: news,
  sale_news: news,
  store_news: news,
  answer_news: news,
}
const origin = 'https://bracards.example'
const support = 'atendimento@bracards.example'
const english = { language: 'en' as const, origin, support }
const draw = (template: MailName) => drawMail({ template, details: details[template], origin, support })

describe.each(Object.keys(details) as MailName[])('the mail %s', (template) => {
  it('shows what people wrote as text, in both of its parts', async () => {
    const { subject, html, text } = await draw(template)
    expect(html).not.toContain('<b>')
    expect(html).toMatch(/&lt;b&gt;&quot;João&quot; &amp; &#x27;Zé&#x27;&lt;\/b&gt;/)
    expect(text).toContain(nasty)
    expect(text.replaceAll(nasty, '')).not.toMatch(/<|&\w+;|undefined|NaN|prefers-color-scheme/)
    expect(subject).toMatch(/^[A-Z\p{Lu}].{5,}$/u)
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).toContain('lang="pt-BR"')
  })

  it('says where to write with a question', async () => {
    const { html, text } = await draw(template)
    for (const part of [html.replaceAll('<!-- -->', ''), text]) expect(part).toContain(`Escreva para ${support}.`)
  })

  it('asks nothing of other sites', async () => {
    const { html } = await draw(template)
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !address?.startsWith(`${origin}/`))).toEqual([])
    expect(html).not.toMatch(/url\(|@import|<script|<link[^>]+stylesheet/)
  })
})

describe('mails', () => {
  it('carry the code that they are about', async () => {
    for (const template of ['confirm_email', 'reset_password', 'change_email', 'disable_account'] as const) {
      const { subject, html, text } = await draw(template)
      expect(html).toContain('012345')
      expect(text).toContain('012345')
      // subjects can be read on a locked phone
      expect(subject).not.toContain('012345')
    }
  })

  it('tell amounts and instants as people here write them', async () => {
    const found = await draw('want_found')
    expect(found.subject).toContain('por R$ 96,00')
    expect(found.text).toContain(`${origin}/product/7-curupira`)
    expect((await draw('new_sign_in')).text).toContain('21-11-2026 às 12:00 (horário de Brasília)')
  })

  it('of a purchase are its contract: who sells what, for how much, by when, and how to regret it', async () => {
    const text = (await draw('order_paid')).text.replaceAll('\u00a0', ' ')
    for (const said of [
      '11.222.333/0001-81',
      '2 × Curupira',
      'R$ 96,00',
      'R$ 16,00',
      'R$ 112,00',
      '21-11-2026',
      'Visa final 1111, em 3 vezes',
      '7 dias',
    ])
      expect(text).toContain(said)
  })

  it('of a purchase that is fetched say where and from when, and promise no parcel', async () => {
    const seller = {
      ...details.order_paid.sellers[0]!,
      shipping: say('Retirada na loja', 'Pick-up at the store'),
      pick_up: 'Toca do Saci, Rua A, 1',
    }
    const fetched = { ...details.order_paid, address: 'Avenida Paulista, 1578', sellers: [seller] }
    const { text } = await drawMail({ template: 'order_paid', details: fetched, origin, support })
    expect(text.replaceAll('\n', ' ')).toContain(
      'Pronto para retirar até 21-11-2026. Retire em Toca do Saci, Rua A, 1.',
    )
    expect(text).not.toMatch(/Postagem|Entrega|Paulista/)
  })

  it('leave out a picture that another site would serve', async () => {
    const image = 'https://spy.example/pixel.png'
    const { html } = await drawMail({
      template: 'want_found',
      details: { ...details.want_found, image },
      origin,
      support,
    })
    expect(html).not.toContain('spy.example')
  })

  it('are written in English to whoever chose it, but for what people wrote', async () => {
    const named = /Código de Defesa do Consumidor|João|Zé|Brasília/g
    for (const template of Object.keys(details) as MailName[]) {
      const drawn = await drawMail({ template, details: details[template], ...english })
      expect(drawn.html).toContain('lang="en"')
      const { subject, text } = drawn
      const words = `${subject} ${text}`.replace(named, '').toLowerCase()
      expect(words, template).not.toMatch(/[ãçõáéíóúâêô]| (?:você|sua|seu|conta|pedido|para|uma|por) /)
    }
    const found = await drawMail({ template: 'want_found', details: details.want_found, ...english })
    expect(found.subject).toContain('for R$ 96,00')
    const news = await drawMail({ template: 'parcel_news', details: details.parcel_news, ...english })
    expect(news.subject).toBe('Your parcel was sent')
    expect(news.text.replaceAll('\n', ' ')).toContain(`Hi, ${nasty}. The parcel from ${nasty} is on its way.`)
  })

  it('say how to refuse them only where they can be refused', async () => {
    const refusable = await Promise.all(
      (Object.keys(details) as MailName[]).map(async (name) => ((await draw(name)).choices ? name : null)),
    )
    expect(refusable.filter(Boolean)).toEqual(['want_found', 'search_news', 'parcel_news', 'sale_news', 'answer_news'])
  })

  it('never reach the browser: nothing but mails imports what they are made of', () => {
    const src = fileURLToPath(new URL('..', import.meta.url))
    const wrong = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^(mails\/|entry-mails)/.test(file))
      .filter((file) => /@react-email|\/mails\//.test(readFileSync(`${src}${file}`, 'utf8')))
    expect(wrong).toEqual([])
  })
})

import { isValidCnpj } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { demoBanners } from './banners.ts'
import { defaultFaq } from '@bra/server/modules/ground/content/index'
import { demoNotices } from './notices.ts'
import { parameterDefaults } from '@bra/server/modules/ground/settings/defaults'
import { defaultPlans } from '@bra/server/modules/stores/subscriptions/defaults'
import { shippingMethods, shippingRates } from '@bra/server/modules/stores/shipping/defaults'
import { demoPromotions } from './promotions.ts'
import { demoFreeShippingDays } from './shipping.ts'
import { demoTexts } from './texts.ts'

const distinct = (values: unknown[]) => new Set(values).size
const textOf = (code: string) => demoTexts.find((text) => text.code === code)?.body ?? ''
const parameter = (code: string) => parameterDefaults.find((one) => one.code === code)?.value
const reais = (code: string) => `R$ ${(Number(parameter(code)) / 100).toFixed(2).replace('.', ',')}`

describe('the questions and texts', () => {
  it('answer at least 24 questions in six topics, each with an address of its own', () => {
    expect(defaultFaq.length).toBeGreaterThanOrEqual(24)
    expect(distinct(defaultFaq.map(({ topic }) => topic))).toBe(6)
    expect(distinct(defaultFaq.map(({ slug }) => slug))).toBe(defaultFaq.length)
  })

  it('hold every text that a page asks for', () => {
    const codes = ['sobre', 'termos', 'privacidade', 'devolucao', 'guia-de-condicoes', 'como-comprar', 'como-vender']
    const pages = ['bra-center', 'frete', 'pagamentos', 'rodape', 'supplier', 'shopkeepers']
    expect(demoTexts.map(({ code }) => code).sort()).toEqual([...codes, ...pages].sort())
  })

  it('are Markdown of headings, paragraphs, lists and links, without HTML', () => {
    expect(demoTexts.filter(({ body }) => /<|!\[|\*\*|```|^\s*>|\|.*\|/m.test(body))).toEqual([])
  })

  it('link only to texts that exist', () => {
    const linked = [...demoTexts.map(({ body }) => body), ...defaultFaq.map(({ answer }) => answer)].flatMap((body) =>
      [...body.matchAll(/\(\/text\/([a-z-]+)\)/g)].map((match) => match[1]),
    )
    expect(linked.length).toBeGreaterThan(5)
    expect(linked.filter((code) => !demoTexts.some((text) => text.code === code))).toEqual([])
  })

  it('say who runs the market, with a CNPJ that is right', () => {
    const cnpj = /CNPJ ([\d./-]+)/.exec(textOf('rodape'))?.[1] ?? ''
    expect(isValidCnpj(cnpj, { version: 2 })).toBe(true)
  })
})

describe('the rules of the market', () => {
  it('are named once and are numbers wherever they count', () => {
    expect(distinct(parameterDefaults.map(({ code }) => code))).toBe(parameterDefaults.length)
    expect(
      parameterDefaults.filter(({ kind, value }) => kind !== 'email' && kind !== 'text' && !/^\d+$/.test(value)),
    ).toEqual([])
  })

  it('are the ones that the texts tell people', () => {
    expect(textOf('pagamentos')).toContain(`vale ${parameter('pix_minutes')} minutos`)
    expect(textOf('pagamentos')).toContain(reais('card_installment_minimum'))
    expect([parameter('withdrawal_price'), textOf('como-vender')]).toEqual(['0', expect.stringContaining('sem tarifa')])
    expect(textOf('como-vender')).toContain(reais('withdrawal_minimum'))
    expect(textOf('termos')).toContain(`até ${parameter('posting_days')} dias úteis`)
    expect(textOf('devolucao')).toContain(`Passados ${parameter('lost_days')} dias`)
  })

  it('fit the plans: commission falls as the price rises, and no plan promises more ads than a store may have', () => {
    const sellers = defaultPlans.filter(({ audience }) => audience === 'seller')
    expect(sellers.map(({ code }) => code)).toEqual(['gratis', 'feirante', 'banca', 'galpao'])
    expect(sellers.toSorted((a, b) => b.commission_bp - a.commission_bp)).toEqual(sellers)
    expect(sellers.toSorted((a, b) => a.price_cents - b.price_cents)).toEqual(sellers)
    expect(Math.max(...sellers.map(({ max_ads: ads }) => ads ?? 0))).toBeLessThanOrEqual(
      Number(parameter('max_classified_active')),
    )
  })
})

describe('freight', () => {
  it('has a price for each method, zone and weight, growing with the weight', () => {
    for (const { code } of shippingMethods.filter((method) => method.code !== 'retirada')) {
      for (const zone of ['L', 'R', 'N']) {
        const rates = shippingRates.filter((rate) => rate.method === code && rate.zone === zone)
        expect(rates.length).toBeGreaterThan(0)
        expect(rates.toSorted((a, b) => a.max_grams - b.max_grams)).toEqual(rates)
        expect(rates.toSorted((a, b) => a.cents - b.cents)).toEqual(rates)
      }
    }
  })

  it('asks one price for one parcel', () => {
    expect(distinct(shippingRates.map((rate) => `${rate.method} ${rate.zone} ${rate.max_grams}`))).toBe(
      shippingRates.length,
    )
    expect(shippingRates).toContainEqual({ method: 'pac', zone: 'N', max_grams: 500, cents: 2690, days: 10 })
  })

  it('is free one day a week in each of the 27 states', () => {
    expect(distinct(demoFreeShippingDays.flatMap(({ ufs }) => ufs))).toBe(27)
  })
})

describe('what the home page shows', () => {
  it('keeps banners short', () => {
    expect(demoBanners.filter(({ title, subtitle }) => title.length > 32 || subtitle.length > 80)).toEqual([])
    expect(demoBanners.map(({ place }) => place)).toEqual([...Array(7).fill('home'), 'ads'])
    expect(demoBanners[0]?.portrait).toBe('/media/banners/cerrado-vivo-m-488.webp')
  })

  it('runs three promotions and remembers one', () => {
    expect(demoPromotions.filter(({ startsInDays, endsInDays }) => startsInDays <= 0 && endsInDays > 0)).toHaveLength(3)
    expect(demoPromotions.filter(({ endsInDays }) => endsInDays < 0)).toHaveLength(1)
  })

  it('shows notices that are current', () => {
    expect(demoNotices.length).toBeGreaterThanOrEqual(2)
    expect(demoNotices.filter(({ startsInDays, endsInDays }) => startsInDays > 0 || endsInDays <= 0)).toEqual([])
  })
})

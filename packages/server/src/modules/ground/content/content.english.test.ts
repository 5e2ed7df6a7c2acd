import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/test-app.ts'
import { textInEnglish } from './content.english.ts'
import { defaultFaq } from './defaults/faq.ts'
import { law } from './defaults/law.ts'
import { defaultTexts } from './defaults/texts.ts'

const app = await testApp()
const inEnglish = { cookie: 'lang=en' }

describe('what the house writes', () => {
  const texts = defaultTexts.filter(({ code }) => !law.some((text) => text.code === code))

  it('has an English answer to each question', () => {
    const untold = defaultFaq.filter((one) =>
      [one.topic, one.question, one.answer].some((text) => !textInEnglish(text)),
    )
    expect(untold).toEqual([])
  })

  it.each(texts)('has the text $code in English, heading by heading', ({ title, body }) => {
    expect(textInEnglish(title)).not.toBeNull()
    const english = textInEnglish(body)!
    const linesOf = (text: string, form: RegExp) => text.split('\n').filter((line) => form.test(line)).length
    for (const form of [/^## /, /^- /, /^\d\. /]) expect(linesOf(english, form)).toBe(linesOf(body, form))
    const linksOf = (text: string) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!).toSorted((one, other) => one.localeCompare(other))
    expect(linksOf(english)).toEqual(linksOf(body))
  })

  it('is shown in the language of the visit, and says which it is in', async () => {
    const faq = async (headers = {}) => (await app.get('/api/v1/faq', headers)).body.faq
    expect((await faq())[0]).toMatchObject({ language: 'pt-BR', topic: 'Compra' })
    const asked = await faq(inEnglish)
    expect(asked.map(({ language }: { language: string }) => language)).toEqual(asked.map(() => 'en'))
    expect(asked[0]).toMatchObject({ topic: 'Buying', question: 'Does the cart reserve a card?' })
    for (const place of ['1/banners', 'bannerAds'])
      for (const banner of (await app.get(`/api/v1/${place}`, inEnglish)).body.banners)
        expect(banner).toMatchObject({ language: 'en' })
    for (const notice of (await app.get('/api/v1/site-notices', inEnglish)).body.notices)
      expect(notice).toMatchObject({ language: 'en' })
    expect((await app.get('/api/v1/static_text/frete', inEnglish)).body).toMatchObject({
      ...{ language: 'en', title: 'Shipping and deadlines' },
    })
  })

  it('stays in Portuguese where it is the law, or an operator has changed it', async () => {
    expect((await app.get('/api/v1/static_text/termos', inEnglish)).body).toMatchObject({ language: 'pt-BR' })
    await app.app.db.updateTable('static_texts').set({ title: 'Fretes' }).where('code', '=', 'frete').execute()
    const changed = (await app.get('/api/v1/static_text/frete', inEnglish)).body
    expect(changed).toMatchObject({ language: 'pt-BR', title: 'Fretes' })
    expect(changed.body).toContain('## Formas de envio')
  })
})

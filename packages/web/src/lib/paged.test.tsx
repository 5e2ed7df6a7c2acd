import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { CallError } from './call.ts'
import { MorePages } from './MorePages.tsx'
import { FailedPages } from './paged.tsx'
import { siteTexts } from './site-texts.ts'
import { translator } from './text.tsx'

const t = translator('pt-BR')

function under(page: number, lastPage: number) {
  const paginate = { current_page: page, last_page: lastPage, per_page: 24, total: lastPage * 24 }
  const list = { pages: [], last: { paginate }, isOld: false, isWaiting: false, error: null, retry: () => {} }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/lojas?pagina=${page}`]}>
      <MorePages list={list} shown={page * 24} />
    </MemoryRouter>,
  )
}

describe('under the pages of a list', () => {
  it('stands the way to the next, as far as the address goes', () => {
    expect(under(39, 60)).toContain('href="/lojas?pagina=40"')
    expect(under(39, 60)).toContain(`${t(siteTexts.shown, { shown: 936, total: 1440 })}<`)
  })

  it('stands no way beyond the last that the address shows, but how to find the rest', () => {
    expect(under(40, 60)).not.toContain('href')
    expect(under(40, 60)).toContain(t(siteTexts.shownFirst, { shown: 960, total: 1440 }))
  })

  it('stands no way where all is shown', () => {
    for (const page of [40, 20]) {
      expect(under(page, 20)).not.toContain('href')
      expect(under(page, 20)).toContain(`${t(siteTexts.shown, { shown: page * 24, total: 480 })}<`)
    }
  })
})

describe('what went wrong with a list', () => {
  const said = (error: Error | null, title?: string) =>
    renderToStaticMarkup(<FailedPages list={{ error, retry: () => {} }} {...(title && { title })} />)
  const refusal = new CallError(403, { code: 'forbidden', message: 'Você não tem acesso a isto.' })

  it('is said in the words of the server, where it refuses', () => {
    expect(said(refusal)).toContain('Você não tem acesso a isto.')
    expect(said(refusal)).not.toContain(t(siteTexts.problem))
    expect(said(refusal, 'Avisos')).toMatch(/Avisos.*Você não tem acesso a isto./)
  })

  it('is said in the words of the house, where something broke', () => {
    for (const error of [new CallError(502, {}), new TypeError('Failed to fetch')])
      expect(said(error)).toMatch(/Algo deu errado.*<.*O resto do site continua funcionando/)
    expect(said(null)).toBe('')
  })
})

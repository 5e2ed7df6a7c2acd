import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { MorePages } from './paged.tsx'

function under(page: number, lastPage: number) {
  const paginate = { current_page: page, last_page: lastPage, per_page: 24, total: lastPage * 24 }
  const list = { pages: [], last: { paginate }, isOld: false, isWaiting: false, hasFailed: false, retry: () => {} }
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/lojas?pagina=${page}`]}>
      <MorePages list={list} shown={page * 24} />
    </MemoryRouter>,
  )
}

describe('under the pages of a list', () => {
  it('stands the way to the next, as far as the address goes', () => {
    expect(under(39, 60)).toContain('href="/lojas?pagina=40"')
    expect(under(39, 60)).toContain('shell.shown<')
  })

  it('stands no way beyond the last that the address shows, but how to find the rest', () => {
    expect(under(40, 60)).not.toContain('href')
    expect(under(40, 60)).toContain('shell.shownFirst')
  })

  it('stands no way where all is shown', () => {
    for (const page of [40, 20]) {
      expect(under(page, 20)).not.toContain('href')
      expect(under(page, 20)).toContain('shell.shown<')
    }
  })
})

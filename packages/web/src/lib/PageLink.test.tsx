import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { PageLink } from './PageLink.tsx'
import { paths } from './paths.ts'

const { category, game, home, list, search } = paths
const addresses = [home(), list(), game('magic'), search('50% é "a&b" / ü?'), category({ id: 3, name: 'Água & Fogo' })]

it.each(addresses)("a link that the server writes is the router's: %s", (to) => {
  const drawn = (Part: typeof PageLink) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/product/7-iara?aba=1']}>
        <Part to={to} className="a" aria-current="page" replace>
          Iara
        </Part>
      </MemoryRouter>,
    )
  expect(drawn(PageLink)).toBe(drawn(Link as typeof PageLink))
})

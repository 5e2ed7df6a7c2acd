import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Env, EnvProvider } from '../lib/env.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { translator } from '../lib/text.tsx'
import { Boundary } from './Boundary.tsx'
import { layoutTexts } from './texts.ts'

const t = translator('pt-BR')

const env = { visit: { language: 'pt-BR', origin: '' }, t } as Env

function inPlaceOf(error: unknown) {
  const routes = [{ id: 'page', path: '/', element: null, errorElement: <Boundary /> }]
  const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } })
  return renderToStaticMarkup(
    <EnvProvider value={env}>
      <RouterProvider router={router} />
    </EnvProvider>,
  )
}

describe('a page that is not there', () => {
  it('says in the words of the server why, where it has any', () => {
    const said = inPlaceOf({ status: 404, code: 'store_not_found', message: 'Não encontramos esta loja.' })
    expect(said).toContain('Não encontramos esta loja.</h1>')
    expect(said).toContain(t(siteTexts.explore))
  })

  it('says that it was not found, where there are none', () => {
    expect(inPlaceOf({ status: 404, code: 'not_found' })).toContain(`${t(layoutTexts.notFound)}</h1>`)
  })
})

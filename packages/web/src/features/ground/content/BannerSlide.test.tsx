import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { BannerSlide } from './BannerSlide.tsx'

const drawn = {
  id: 1,
  title: 'Boca da noite',
  subtitle: '',
  label: 'Ver',
  link: '/productTcg/list',
  image: '/media/banners/boca-1280.webp',
  image_mobile: '/media/banners/boca-m-488.webp',
  alt: '',
  tone: 'noite' as const,
  business_id: null,
  language: 'pt-BR' as const,
}

const preloads = (banner: typeof drawn, isFirst: boolean) => {
  const page = <BannerSlide banner={banner} isFirst={isFirst} />
  const html = renderToStaticMarkup(<StaticRouter location="/">{page}</StaticRouter>)
  return [...html.matchAll(/<link rel="preload" href="([^"]*)"[^>]* media="([^"]*)"/g)].map(([, ...found]) => found)
}

describe('the first banner of a page', () => {
  it('is named by the head, in the size of the window', () => {
    expect(preloads(drawn, true)).toEqual([
      ['/media/banners/boca-1280.avif', '(min-width: 64rem)'],
      ['/media/banners/boca-m-488.avif', 'not all and (min-width: 64rem)'],
    ])
    expect(preloads(drawn, false)).toEqual([])
  })

  it('is found in the page where it was uploaded, in whichever format', () => {
    const uploaded = { ...drawn, image: '/fotos/1-488.webp', image_mobile: '/fotos/2-488.webp' }
    expect(preloads(uploaded, true)).toEqual([])
  })
})

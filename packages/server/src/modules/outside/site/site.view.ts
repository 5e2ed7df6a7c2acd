import { addressSlug } from '@bra/contract/trade/format'

interface PlaceInMap {
  path: string
  changedAt?: Date
}

const header = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export const namedPath = (prefix: string, { id, name }: { id: number; name: string }) =>
  `${prefix}/${id}-${addressSlug(name)}`

export function urlSet(origin: string, places: PlaceInMap[]) {
  const rows = places.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return `${header}<urlset xmlns="${namespace}">\n${rows.join('\n')}\n</urlset>\n`
}

export function sitemapIndex(origin: string, files: string[]) {
  const rows = files.map((file) => `<sitemap><loc>${escapeXml(origin + file)}</loc></sitemap>`)
  return `${header}<sitemapindex xmlns="${namespace}">\n${rows.join('\n')}\n</sitemapindex>\n`
}

// a bare path would also hide every store whose slug begins with it
const hidden = ['/my-account', '/cart', '/checkout'].flatMap((path) => [`${path}$`, `${path}?`, `${path}/`])

export const robots = (origin: string) => `User-agent: *
${['/my-store/', '/auth/', '/api/', ...hidden].map((path) => `Disallow: ${path}`).join('\n')}
Allow: /

Sitemap: ${origin}/sitemap.xml
`

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

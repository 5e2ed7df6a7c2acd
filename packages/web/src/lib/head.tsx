import { useLocation } from 'react-router'
import { useEnv } from './env.ts'
import { siteTexts } from './site-texts.ts'

export interface HeadProps {
  title: string
  description?: string
  /** Canonical path of the page; by default the address without its query. */
  canonical?: string
  image?: string
  /** True if search engines should not list the page. */
  hidden?: boolean
  jsonLd?: object[]
}

export function Head({ title, description, canonical, image, hidden, jsonLd = [] }: HeadProps) {
  const { visit, t } = useEnv()
  const { pathname } = useLocation()
  const address = visit.origin + (canonical ?? pathname)
  const whole = `${title} · ${t(siteTexts.brand)}`
  const summary = description || t(siteTexts.description)
  const picture = image ? new URL(image, visit.origin).href : `${visit.origin}/media/banners/boca-da-noite-1280.png`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={summary} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={t(siteTexts.brand)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      {jsonLd.map((thing, at) => (
        <JsonLd key={at} thing={thing} />
      ))}
    </>
  )
}

export const JsonLd = ({ thing }: { thing: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafe(thing) }} />
)

/** Returns JSON that cannot end the script element it stands in. */
export const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

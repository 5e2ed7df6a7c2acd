import type { ReactNode } from 'react'
import type { Visit } from './lib/env.ts'
import type { SheetPart } from './used-style.ts'

export interface Assets {
  /** A sheet that is inlined, so that the page waits for no other answer, has its rules here, and a mark for them in `css`. */
  styles: { href: string; css?: string; parts?: SheetPart[] }[]
  /** Inline script that runs before there is anything to press. */
  early: string
  /** The entry, and the scripts that it will import. */
  scripts: string[]
  fonts: string[]
}

export function Document({ visit, assets, children }: { visit: Visit; assets: Assets; children: ReactNode }) {
  const inPage = assets.styles.filter(({ css }) => css !== undefined)
  return (
    <html lang={visit.language} data-theme={visit.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The script below fetches these. */}
        <meta name="scripts" content={assets.scripts.join(' ')} />
        <meta name="sheets" content={inPage.map(({ href }) => href).join(' ')} />
        <script dangerouslySetInnerHTML={{ __html: assets.early }} />
        {/* Visitors share a page, so the browser fills this from its own cookie when it needs it. */}
        <meta name="csrf-token" content="" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141D1A" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map(({ href, css }) =>
          css === undefined ? (
            <link key={href} rel="stylesheet" href={href} precedence="default" />
          ) : (
            <style key={href} href={href} precedence="default">
              {css}
            </style>
          ),
        )}
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
      </head>
      <body>{children}</body>
    </html>
  )
}

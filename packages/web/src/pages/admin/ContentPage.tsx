import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { shelves, type ShelfName } from '@bra/contract/office/content-editing.schemas'
import { ShelfPart } from '../../features/office/content-editing/ShelfPart.tsx'
import { contentEditingTexts } from '../../features/office/content-editing/texts.ts'
import { TextsPart } from '../../features/office/content-editing/TextsPart.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { oneOf, useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { useText } from '../../lib/text.tsx'
import { tabRowStyle, tabStyle } from '../../ui/Tabs.tsx'

const parts = [...(Object.keys(shelves) as ShelfName[]), 'texts'] as const

export default function ContentPage() {
  const t = useText()
  const { query, href } = useAddress()
  const row = useRef<HTMLElement>(null)
  const part = oneOf(query, 'parte', parts) ?? 'banners'
  useEffect(() => {
    row.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [part])
  return (
    <>
      <Head title={t(officeTitles.content)} hidden />
      <PageTop title={t(officeTitles.content)} />
      <nav ref={row} aria-label={t(officeTitles.content)} className={`${tabRowStyle} mt-3 mb-5`}>
        {parts.map((name) => (
          <Link
            key={name}
            to={href({ parte: name })}
            aria-current={name === part ? 'page' : undefined}
            className={tabStyle}
          >
            {t(contentEditingTexts[`part_${name}`])}
          </Link>
        ))}
      </nav>
      {part === 'texts' ? <TextsPart /> : <ShelfPart key={part} name={part} />}
    </>
  )
}

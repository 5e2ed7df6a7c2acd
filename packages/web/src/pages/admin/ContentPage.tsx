import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { shelves, type ShelfName } from '@bra/contract/office/content-editing.schemas'
import { ShelfPart } from '../../features/office/content-editing/ShelfPart.tsx'
import { TextsPart } from '../../features/office/content-editing/TextsPart.tsx'
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
      <Head title={t('office.content')} hidden />
      <PageTop title={t('office.content')} />
      <nav ref={row} aria-label={t('office.content')} className={`${tabRowStyle} mt-3 mb-5`}>
        {parts.map((name) => (
          <Link
            key={name}
            to={href({ parte: name })}
            aria-current={name === part ? 'page' : undefined}
            className={tabStyle}
          >
            {t(`publishing.part_${name}`)}
          </Link>
        ))}
      </nav>
      {part === 'texts' ? <TextsPart /> : <ShelfPart key={part} name={part} />}
    </>
  )
}

import { SaleTab } from '@bra/contract/dispatch/store-orders.schemas'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { tabRowStyle, tabStyle } from '../../../ui/Tabs.tsx'
import { saleListTexts } from './sale-list-texts.ts'
import { tabTexts } from './sale-texts.ts'

type Counts = Record<SaleTab, number>

export function SalesTabs({ counts, open }: { counts: Counts | undefined; open: SaleTab | undefined }) {
  const t = useText()
  const { href } = useAddress()
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav ref={row} aria-label={t(saleListTexts.tabs)} className={tabRowStyle}>
      <TabLink text={t(saleListTexts.tabAll)} to={href({ situacao: '' })} isOpen={!open} count={all} />
      {SaleTab.options.map((tab) => (
        <TabLink
          key={tab}
          text={t(tabTexts[tab])}
          to={href({ situacao: tab })}
          isOpen={tab === open}
          count={counts?.[tab]}
        />
      ))}
    </nav>
  )
}

function TabLink({ text, to, isOpen, count }: { text: string; to: string; isOpen: boolean; count?: number }) {
  return (
    <Link to={to} preventScrollReset aria-current={isOpen ? 'page' : undefined} className={tabStyle}>
      {text}
      {count !== undefined && <span className="text-small text-ink-3 tabular-nums"> {count}</span>}
    </Link>
  )
}

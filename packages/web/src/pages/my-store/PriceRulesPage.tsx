import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { PricePreview } from '../../features/selling/price-rules/PricePreview.tsx'
import { rulesQuery } from '../../features/selling/price-rules/price-rules.data.ts'
import { RuleList } from '../../features/selling/price-rules/RuleList.tsx'
import { SchedulePanel } from '../../features/selling/price-rules/SchedulePanel.tsx'
import { priceRuleTexts } from '../../features/selling/price-rules/texts.ts'
import { useStoreOfPage } from '../../features/stores/stores/own-stores.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

const parts = [
  { id: 'regras', text: priceRuleTexts.rules },
  { id: 'simulacao', text: priceRuleTexts.preview },
] as const

export default function PriceRulesPage() {
  const t = useText()
  const { store_id: named } = useParams()
  const storeId = idOf(named) ?? 0
  useStoreOfPage()
  const { query, change } = useAddress()
  const go = useNavigate()
  const part = parts.find(({ id }) => id === query.get('aba')) ?? parts[0]
  const answer = useQuery(rulesQuery(storeId))
  return (
    <>
      <Head title={t(officeTitles.priceRules)} hidden />
      <PageTop
        title={t(officeTitles.priceRules)}
        parents={[{ name: t(officeTitles.products), path: paths.listings(storeId) }]}
      />
      <div className="mt-4">
        <Tabs
          label={t(priceRuleTexts.parts)}
          tabs={parts.map(({ id, text }) => ({ id, label: t(text) }))}
          selected={part.id}
          onSelect={(aba) => change({ aba: aba === parts[0].id ? null : aba, tudo: null })}
        >
          <Answer to={answer} title={t(priceRuleTexts.failed)} room="h-72">
            {({ rules, schedule }) => {
              if (part.id === 'simulacao')
                return <PricePreview storeId={storeId} onRun={() => void go(paths.bulkHistory(storeId))} />
              return (
                <>
                  <RuleList storeId={storeId} rules={rules} />
                  {rules.length > 0 && <SchedulePanel storeId={storeId} schedule={schedule} rules={rules} />}
                </>
              )
            }}
          </Answer>
        </Tabs>
      </div>
    </>
  )
}

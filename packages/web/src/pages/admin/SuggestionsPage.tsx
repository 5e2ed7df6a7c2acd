import { suggestionLife } from '@bra/contract/catalogue/suggestions.schemas'
import { judgeTexts } from '../../features/catalogue/suggestions/judge-texts.ts'
import { JudgeDialog } from '../../features/catalogue/suggestions/JudgeDialog.tsx'
import { SuggestionRow } from '../../features/catalogue/suggestions/SuggestionRow.tsx'
import { pagesOfSuggestions } from '../../features/catalogue/suggestions/suggestions.data.ts'
import { suggestionTexts } from '../../features/catalogue/suggestions/texts.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { oneOf, useAddress } from '../../lib/address.ts'
import { Head } from '../../lib/head.tsx'
import { PagedList } from '../../lib/PagedList.tsx'
import { usePages } from '../../lib/paged.tsx'
import { idOf } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Tabs } from '../../ui/Tabs.tsx'

const states = suggestionLife.State.options

export default function SuggestionsPage() {
  const t = useText()
  const { query, change } = useAddress()
  const status = oneOf(query, 'situacao', states) ?? 'waiting'
  const list = usePages(pagesOfSuggestions(status, query))
  const rows = list.pages.flatMap((page) => page.suggestions)
  const named = idOf(query.get('sugestao') ?? undefined)
  const open = rows.find(({ id }) => id === named)
  const see = (id: number | null) => change({ sugestao: id }, { replace: true })
  return (
    <>
      <Head title={t(officeTitles.suggestions)} hidden />
      <PageTop title={t(officeTitles.suggestions)} />
      <div className="mt-4">
        <Tabs
          label={t(judgeTexts.states)}
          tabs={states.map((id) => ({
            id,
            label: t(suggestionTexts[id]),
            ...(id === 'waiting' && list.last && { count: list.last.waiting }),
          }))}
          selected={status}
          onSelect={(situacao) => change({ situacao: situacao === 'waiting' ? null : situacao, sugestao: null })}
        >
          <PagedList
            list={list}
            shown={rows.length}
            none={{ title: t(judgeTexts.none), hint: t(judgeTexts.noneHint), picture: '/media/scenes/lantern.svg' }}
          >
            <ul className="grid gap-3">
              {rows.map((one) => (
                <SuggestionRow key={one.id} suggestion={one} onJudge={() => see(one.id)} />
              ))}
            </ul>
          </PagedList>
        </Tabs>
      </div>
      {open?.status === 'waiting' && <JudgeDialog suggestion={open} onClose={() => see(null)} />}
    </>
  )
}

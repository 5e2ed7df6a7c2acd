import { money, plain } from '@bra/contract/trade/format'
import { percent } from '@bra/contract/trade/percents'
import { formatCep } from '@bra/contract/trade/postal'
import type { Parameter } from '@bra/contract/ground/settings.schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parameterTexts } from '../../features/office/content-editing/parameter-texts.ts'
import { ParameterDialog } from '../../features/office/content-editing/ParameterDialog.tsx'
import { parametersQuery } from '../../features/office/content-editing/parameters.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { siteTexts } from '../../lib/site-texts.ts'
import { type Translate, useText } from '../../lib/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { type Column, Table } from '../../ui/Table.tsx'

export default function ParametersPage() {
  const t = useText()
  const answer = useQuery(parametersQuery)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Parameter | null>(null)
  const edit = (parameter: Parameter) => (
    <Button
      variant="outline"
      size="small"
      aria-label={t(parameterTexts.editOf, { name: parameter.label })}
      onClick={() => setOpen(parameter)}
    >
      {t(parameterTexts.edit)}
    </Button>
  )
  const columns: Column<Parameter>[] = [
    { key: 'label', header: t(parameterTexts.parameter), cell: NameOfParameter },
    { key: 'value', header: t(parameterTexts.value), numeric: true, cell: (parameter) => valueOf(parameter, t) },
    { key: 'edit', header: t(parameterTexts.edit), hiddenHeader: true, numeric: true, cell: edit },
  ]
  return (
    <>
      <Head title={t(officeTitles.parameters)} hidden />
      <PageTop title={t(officeTitles.parameters)} />
      <div className="mt-3 mb-4 max-w-96">
        <SearchInput
          label={t(parameterTexts.searchParameters)}
          placeholder={t(parameterTexts.searchParameters)}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          clearLabel={t(siteTexts.searchClear)}
          onClear={() => setSearch('')}
        />
      </div>
      <Answer to={answer}>
        {({ parameters }) => {
          const rows = parameters.filter((parameter) => isMeant(parameter, search))
          if (rows.length === 0) {
            return (
              <EmptyState picture="/media/scenes/owl.svg" title={t(parameterTexts.noParameter)}>
                {t(parameterTexts.noParameterHint)}
              </EmptyState>
            )
          }
          return (
            <Table
              caption={t(officeTitles.parameters)}
              columns={columns}
              rows={rows}
              rowKey={({ code }) => code}
              card={(parameter) => (
                <div className="flex items-center justify-between gap-3">
                  <div className="min-w-0">
                    {NameOfParameter(parameter)}
                    <p className="font-semibold">{valueOf(parameter, t)}</p>
                  </div>
                  {edit(parameter)}
                </div>
              )}
            />
          )
        }}
      </Answer>
      {open && <ParameterDialog parameter={open} onClose={() => setOpen(null)} />}
    </>
  )
}

const isMeant = ({ label, description, code }: Parameter, search: string) =>
  plain(`${label} ${description} ${code}`).includes(plain(search.trim()))

const NameOfParameter = ({ label, description }: Parameter) => (
  <>
    <span className="font-semibold">{label}</span>
    <span className="block text-label text-ink-2">{description}</span>
  </>
)

function valueOf({ kind, value }: Parameter, t: Translate) {
  if (kind === 'cents') return money(Number(value))
  if (kind === 'basis_points') return percent(Number(value))
  if (kind === 'cep') return formatCep(value)
  // The name of such a parameter says what is counted.
  return kind === 'email' || kind === 'text' || kind === 'count'
    ? value
    : `${value} ${t(parameterTexts[`unit_${kind}`])}`
}

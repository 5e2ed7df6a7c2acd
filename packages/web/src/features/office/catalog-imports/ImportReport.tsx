import { catalogImports } from '@bra/contract/office/catalog-imports'
import type { CatalogFault, CatalogImport } from '@bra/contract/office/catalog-imports.schemas'
import { Download, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { callEndpoint } from '../../../lib/call.ts'
import { useCall, useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { complain } from '../../../lib/refusal.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { saveFile } from '../../selling/inventory/save-file.ts'
import { ImportBadge } from './ImportBadge.tsx'
import { isOver } from './imports.data.ts'
import { ProgressLine } from './ProgressLine.tsx'
import { catalogImportTexts } from './texts.ts'

const counted = ['added', 'changed', 'unchanged', 'merged', 'bad'] as const

export function ImportReport({ told, faults }: { told: CatalogImport; faults: CatalogFault[] }) {
  const { t, visit } = useEnv()
  const isRunning = !isOver(told)
  return (
    <div className="grid gap-4">
      <div className="panel grid gap-3 p-4 sm:p-5">
        <p className="flex flex-wrap items-center gap-2">
          <ImportBadge told={told} />
          <span className="text-ink-2">{told.format}</span>
        </p>
        <p className="text-label text-ink-2 tabular-nums">
          {t(catalogImportTexts.by, { name: told.operator.name, moment: moment(told.created_at, visit.language) })}
          {told.finished_at && ` ${t(catalogImportTexts.until, { moment: moment(told.finished_at, visit.language) })}`}
        </p>
        <p className="wrap-anywhere">{told.reason}</p>
        {isRunning && (
          <ProgressLine done={told.read} of={told.size}>
            {t(catalogImportTexts.reading)}
          </ProgressLine>
        )}
        {isRunning && (
          <p className="text-label text-ink-2">
            {told.waits_for
              ? t(catalogImportTexts.waitsFor, { name: told.waits_for.file_name })
              : t(told.waits ? catalogImportTexts.waitsHint : catalogImportTexts.mayLeave)}
          </p>
        )}
        {told.problem && (
          <Notice tone="urucum" icon={<TriangleAlert aria-hidden size={20} strokeWidth={1.75} />}>
            {told.problem}
          </Notice>
        )}
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {counted.map((kind) => (
            <div key={kind}>
              <dt className="text-label text-ink-2">{t(catalogImportTexts[kind])}</dt>
              <dd className="text-h3 tabular-nums">{told[kind].toLocaleString(visit.language)}</dd>
            </div>
          ))}
        </dl>
        <p role="status" className="sr-only">
          {!isRunning && t(catalogImportTexts[`state_${told.state}`])}
        </p>
      </div>
      {faults.length > 0 && <Faults told={told} faults={faults} />}
    </div>
  )
}

function Faults({ told, faults }: { told: CatalogImport; faults: CatalogFault[] }) {
  const t = useText()
  const id = useId()
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await callEndpoint(call, catalogImports.faults, { params: { id: told.id } }))
    } catch (error) {
      complain(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby={id} className="panel p-4 sm:p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-h3">
          {t(catalogImportTexts.faults, { count: told.bad })}
        </h2>
        {isOver(told) && (
          <Button
            variant="outline"
            size="small"
            busy={busy}
            icon={<Download aria-hidden size={16} strokeWidth={2} />}
            onClick={() => void save()}
          >
            {t(catalogImportTexts.faultsFile)}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {faults.map(({ file, line, problem }, at) => (
          <li key={at} className="py-1.5 wrap-anywhere">
            <span className="font-semibold tabular-nums">{t(catalogImportTexts.line, { line })}</span>{' '}
            {file !== told.file_name && <span className="text-ink-2">{file} </span>}
            {problem}
          </li>
        ))}
      </ul>
      {told.bad > faults.length && (
        <p className="mt-2 text-label text-ink-3">{t(catalogImportTexts.more, { count: told.bad - faults.length })}</p>
      )}
    </section>
  )
}

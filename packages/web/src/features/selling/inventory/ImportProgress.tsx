import type { SheetImport } from '@bra/contract/selling/spreadsheets.schemas'
import { Download, Hourglass, ShieldAlert } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/states.tsx'
import { cellTexts } from './cell-texts.ts'
import { gridTexts } from './grid-texts.ts'
import { importTexts } from './import-texts.ts'

const SHOWN = 20

export function ImportProgress({ sheet, onFaults }: { sheet: SheetImport; onFaults: () => void }) {
  const t = useText()
  const id = useId()
  const { created, changed, unchanged, waiting, unseen } = sheet.counts
  const isReady = sheet.state === 'ready'
  return (
    <div className="grid gap-4">
      <div>
        <p className="font-semibold break-all">{sheet.file_name}</p>
        {sheet.shop && (
          <p role="status" className="text-label text-ink-2">
            {t(importTexts.recognised, { shop: t(importTexts[`shop_${sheet.shop}`]) })}
          </p>
        )}
      </div>
      {!isReady && (
        <div>
          <p id={id} role="status" className="mb-1 text-label tabular-nums">
            {t(importTexts[`import_${sheet.state as 'running' | 'done' | 'cancelled'}`], {
              written: sheet.written,
              total: sheet.total,
            })}
          </p>
          <progress
            aria-labelledby={id}
            value={sheet.written}
            max={Math.max(sheet.total, 1)}
            className="h-2 w-full accent-mata"
          />
        </div>
      )}
      <ul aria-live="polite" className="grid gap-1 tabular-nums">
        <li>{t(isReady ? importTexts.willCreate : importTexts.didCreate, { count: created })}</li>
        <li>{t(isReady ? importTexts.willChangeLines : importTexts.didChange, { count: changed })}</li>
        <li>{t(importTexts.sameLines, { count: unchanged })}</li>
      </ul>
      {waiting > 0 && sheet.allowed !== null && (
        <Notice tone="buriti" icon={<Hourglass aria-hidden size={20} strokeWidth={1.75} />}>
          {t(gridTexts.planLimit, { count: sheet.allowed })}{' '}
          {t(isReady ? importTexts.willWait : importTexts.didWait, { count: waiting })}
        </Notice>
      )}
      {unseen > 0 && (
        <Notice tone="buriti" icon={<ShieldAlert aria-hidden size={20} strokeWidth={1.75} />}>
          {t(isReady ? cellTexts.willPause : cellTexts.didPause, { count: unseen })}
        </Notice>
      )}
      {sheet.faults_count > 0 && (
        <section aria-labelledby={`${id}-faults`} className="panel p-4">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h3 id={`${id}-faults`} className="text-body font-bold text-urucum">
              {t(importTexts.faults, { count: sheet.faults_count })}
            </h3>
            <Button
              variant="outline"
              size="small"
              icon={<Download aria-hidden size={16} strokeWidth={2} />}
              onClick={onFaults}
            >
              {t(importTexts.faultsFile)}
            </Button>
          </div>
          <ul className="grid gap-1 text-label">
            {sheet.faults.slice(0, SHOWN).map(({ line, column, message }) => (
              <li key={`${line} ${column}`}>
                <span className="font-semibold tabular-nums">
                  {column ? t(importTexts.faultAt, { line, column }) : t(importTexts.faultLine, { line })}
                </span>{' '}
                {message}
              </li>
            ))}
          </ul>
          {sheet.faults_count > SHOWN && (
            <p className="mt-2 text-label text-ink-3">
              {t(importTexts.faultsMore, { count: sheet.faults_count - SHOWN })}
            </p>
          )}
        </section>
      )}
    </div>
  )
}

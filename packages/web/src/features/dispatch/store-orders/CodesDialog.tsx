import { trackingCodes } from '@bra/contract/dispatch/tracking-codes'
import { type CodeLine, trackingCodesSchemas } from '@bra/contract/dispatch/tracking-codes.schemas'
import { useState } from 'react'
import { callEndpoint } from '../../../lib/call.ts'
import { DialogFoot } from '../../../lib/DialogFoot.tsx'
import { useCall } from '../../../lib/env.ts'
import { ContractForm, useContractForm } from '../../../lib/form.tsx'
import { FormTextArea } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ManyProgress } from './ManyProgress.tsx'
import { trackingCodeTexts } from './tracking-code-texts.ts'
import { useManyParcels } from './useManyParcels.ts'

interface CodesDialogProps {
  storeId: number
  onPosted: (ids: number[]) => void
  onClose: () => void
}

/** Takes a list of order numbers and tracking codes, shows what each line means, and marks those orders as posted. */
export function CodesDialog({ storeId, onPosted, onClose }: CodesDialogProps) {
  const t = useText()
  const [lines, setLines] = useState<CodeLine[] | null>(null)
  return (
    <Dialog open onClose={onClose} title={t(trackingCodeTexts.codesTitle)} closeLabel={t(siteTexts.close)}>
      {lines ? (
        <ReadLines {...{ storeId, lines, onPosted, onClose }} onBack={() => setLines(null)} />
      ) : (
        <PasteLines storeId={storeId} onRead={setLines} onClose={onClose} />
      )}
    </Dialog>
  )
}

type PasteLinesProps = Omit<CodesDialogProps, 'onPosted'> & { onRead: (lines: CodeLine[]) => void }

function PasteLines({ storeId, onRead, onClose }: PasteLinesProps) {
  const t = useText()
  const call = useCall()
  const form = useContractForm(trackingCodesSchemas.match.body, { store_id: storeId, text: '' })
  const take = async (file: File | undefined) => {
    if (file) form.setValue('text', await file.text(), { shouldDirty: true })
  }
  return (
    <ContractForm
      form={form}
      send={async (body) => onRead((await callEndpoint(call, trackingCodes.match, { body })).lines)}
    >
      <p className="max-w-[60ch]">{t(trackingCodeTexts.codesHint)}</p>
      <FormTextArea name="text" rows={8} label={t(trackingCodeTexts.codesText)} />
      <label
        className={`${buttonStyle('outline', 'small')} w-fit cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        {t(trackingCodeTexts.codesFile)}
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </label>
      <DialogFoot onClose={onClose} back={t(siteTexts.back)}>
        {t(trackingCodeTexts.codesRead)}
      </DialogFoot>
    </ContractForm>
  )
}

interface ReadLinesProps extends CodesDialogProps {
  lines: CodeLine[]
  onBack: () => void
}

function ReadLines({ storeId, lines, onPosted, onBack, onClose }: ReadLinesProps) {
  const t = useText()
  const many = useManyParcels(storeId, onPosted)
  const [isBegun, setBegun] = useState(false)
  const right = lines.flatMap(({ id, code }) => (id !== null && code !== null ? [[id, code] as const] : []))
  const isOver = isBegun && !many.isWorking
  const post = () => {
    setBegun(true)
    many.start(
      'post',
      right.map(([id]) => id),
      new Map(right),
    )
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.line} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
            <span className="text-label text-ink-2 tabular-nums">
              {t(trackingCodeTexts.codesLine, { line: line.line })}
            </span>
            <Meaning line={line} />
          </li>
        ))}
      </ul>
      {right.length === 0 && <p role="status">{t(trackingCodeTexts.codesNone)}</p>}
      {isBegun && <ManyProgress storeId={storeId} many={many} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={isOver ? onClose : onBack}>
          {t(isOver ? siteTexts.close : siteTexts.back)}
        </Button>
        {right.length > 0 && !isOver && (
          <Button busy={many.isWorking} onClick={post}>
            {t(trackingCodeTexts.codesPost, { count: right.length })}
          </Button>
        )}
      </div>
    </div>
  )
}

function Meaning({ line: { order_id: order, buyer, code, problem } }: { line: CodeLine }) {
  const t = useText()
  const id = String(order ?? '')
  if (problem)
    return <span className="text-urucum">{t(trackingCodeTexts[`codes_${problem}`], { id, code: code ?? '' })}</span>
  return (
    <span className="wrap-anywhere">
      {t(trackingCodeTexts.codesRight, { id, buyer: buyer ?? '', code: code ?? '' })}
    </span>
  )
}

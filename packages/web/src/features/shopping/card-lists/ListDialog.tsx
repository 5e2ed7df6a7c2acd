import type { KeptList } from '@bra/contract/shopping/card-lists.schemas'
import { withLine } from '@bra/contract/trade/card-lists'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { useKeptState } from '../../../lib/kept-state.ts'
import { refusalOf } from '../../../lib/refusal.ts'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { forgetTyped } from '../../../lib/typed-keeping.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/inputs.tsx'
import { Notice } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { pasteTexts } from './texts.ts'
import { UnknownLines } from './UnknownLines.tsx'

interface ListDialogProps {
  title: string
  /** Begins the keys under which this tab keeps the list and its fields. */
  kept: string
  save: UseMutationResult<KeptList, Error, { list: string; skip_unknown: boolean }>
  onClose: () => void
  children?: ReactNode
}

/** Takes a pasted list; lines that are not understood come back with cards that may have been meant. */
export function ListDialog({ title, kept: begin, save, onClose, children }: ListDialogProps) {
  const t = useText()
  const formId = useId()
  const [list, setList] = useKeptState(`${begin} lines`, '')
  const [unknown, setUnknown] = useState<KeptList['unknown']>([])
  const send = (skip_unknown: boolean) =>
    save.mutate(
      { list, skip_unknown },
      {
        onSuccess: (kept) => {
          if (kept.saved === 0) return setUnknown(kept.unknown)
          const newest = kept.newest_edition ? ` ${t(pasteTexts.newest, { count: kept.newest_edition })}` : ''
          const totals = kept.totals.map(
            ({ text, stated, counted }) => ` ${t(pasteTexts.statedTotal, { text, stated, count: counted })}`,
          )
          toast.success([t(pasteTexts.saved, { count: kept.saved }) + newest, ...totals].join(''))
          forgetTyped(begin)
          onClose()
        },
      },
    )
  const replace = (lineNumber: number, line: string) => {
    setList(withLine(list, lineNumber, line))
    setUnknown(unknown.filter(({ line_number: at }) => at !== lineNumber))
  }
  const refusal = save.error instanceof CallError ? save.error.fields.list : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t(siteTexts.close)}
      footer={
        <>
          {unknown.length > 0 && (
            <Button variant="ghost" disabled={save.isPending} onClick={() => send(true)}>
              {t(pasteTexts.skip)}
            </Button>
          )}
          <Button type="submit" form={formId} busy={save.isPending} disabled={!list.trim()}>
            {t(pasteTexts.save)}
          </Button>
        </>
      }
    >
      {save.error && !refusal && (
        <div role="alert" className="mb-4">
          <Notice tone="urucum">{refusalOf(save.error, t)}</Notice>
        </div>
      )}
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send(false)
        }}
      >
        <TextArea
          label={t(pasteTexts.list)}
          hint={t(pasteTexts.hint)}
          error={refusal}
          rows={9}
          spellCheck={false}
          className="font-mono"
          value={list}
          onChange={(event) => {
            setList(event.target.value)
            setUnknown([])
          }}
        />
        {children}
      </form>
      <div role="status" className="mt-4">
        {unknown.length > 0 && <UnknownLines lines={unknown} busy={save.isPending} onReplace={replace} />}
      </div>
    </Dialog>
  )
}

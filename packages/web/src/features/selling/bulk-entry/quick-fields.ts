import type { Entered } from './draft.ts'
import type { ReadPaste } from './bulk-entry.data.ts'

export interface QuickFields {
  typed: string
  pasted: string
  isReading: boolean
  refusal?: string
  problems: ReadPaste['problems']
  /** The set of the last card entered, which the next line may leave out. */
  set?: string
}

export type QuickAction =
  | { kind: 'type' | 'paste'; text: string }
  | { kind: 'ask' }
  | ({ kind: 'read'; field: 'typed' | 'pasted' } & ReadPaste)
  | { kind: 'refuse'; message: string }
  | { kind: 'choose'; entered: Entered; number: number }

export const emptyFields: QuickFields = { typed: '', pasted: '', isReading: false, problems: [] }

export function fieldsAfter(fields: QuickFields, action: QuickAction): QuickFields {
  switch (action.kind) {
    case 'type':
      return { ...fields, typed: action.text, problems: [] }
    case 'paste':
      return { ...fields, pasted: action.text }
    case 'ask':
      return { ...fields, isReading: true, refusal: undefined }
    case 'read':
      return afterReading(fields, action)
    case 'refuse':
      return { ...fields, isReading: false, refusal: action.message }
    case 'choose':
      return afterChoice(fields, action)
  }
}

/** Entered lines leave their field; lines with a problem stay. */
function afterReading(fields: QuickFields, { field, entered, problems }: ReadPaste & { field: 'typed' | 'pasted' }) {
  const isDone = problems.length === 0 && entered.length > 0
  return {
    ...fields,
    isReading: false,
    problems,
    set: entered.at(-1)?.product.category.code ?? fields.set,
    typed: field === 'typed' && isDone ? '' : fields.typed,
    pasted: field === 'pasted' ? problems.map(({ text }) => text).join('\n') : fields.pasted,
  }
}

/** After a choice the line leaves its field, or it would be entered twice. */
function afterChoice(fields: QuickFields, { entered, number }: { entered: Entered; number: number }): QuickFields {
  const line = fields.problems.find((one) => one.number === number)
  return {
    ...fields,
    typed: '',
    pasted: line ? withoutLine(fields.pasted, line.text) : fields.pasted,
    problems: fields.problems.filter((one) => one !== line),
    set: entered.product.category.code,
  }
}

function withoutLine(text: string, line: string) {
  const lines = text.split('\n')
  const at = lines.indexOf(line)
  return at < 0 ? text : lines.toSpliced(at, 1).join('\n')
}

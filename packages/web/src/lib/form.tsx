import { refuseInBoth } from '@bra/contract/kit/field-sentences'
import type { FormSchema } from '@bra/contract/kit/api'
import { zodResolver } from '@hookform/resolvers/zod'
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { type FormProblem, FormSummary } from '../ui/FormSummary.tsx'
import { MessageDialog } from '../ui/MessageDialog.tsx'
import { CallError } from './call.ts'
import { useEnv } from './env.ts'
import { resolverIn } from './field-language.ts'
import { formTexts } from './form-texts.ts'
import { followPresses } from './press.ts'
import { complain } from './refusal.ts'
import { type TypedKept, useTypedKept } from './typed-kept.ts'
import { problemsWithoutField } from './unseen-problems.ts'
import { useText } from './text.tsx'

refuseInBoth()

const REFUSED_INPUT = 422
const CHOICES = new Set(['checkbox', 'radio'])

/** Fields are checked on leaving, then with each key. A field without a default keeps text typed before the script. */
export const useContractForm = <I extends FieldValues, O extends FieldValues>(
  schema: FormSchema<O, I>,
  defaultValues: DefaultValues<I>,
  kept?: TypedKept,
) => {
  const { language } = useEnv().visit
  const resolver = resolverIn(language, zodResolver(schema))
  const form = useForm<I, unknown, O>({ resolver, defaultValues, mode: 'onTouched', shouldFocusError: false })
  return { ...form, forget: useTypedKept(form, kept) }
}

export interface FormDraft {
  typed?: Record<string, string>
  keep: (typed: Record<string, string>) => void
}

export function useKeptDraft<I extends FieldValues, O extends FieldValues>(
  { watch }: UseFormReturn<I, unknown, O>,
  names: string[],
  draft?: FormDraft,
) {
  const keep = useEffectEvent((typed: Record<string, unknown>) => {
    const texts = names.flatMap((name) => (typeof typed[name] === 'string' ? [[name, typed[name]] as const] : []))
    draft?.keep(Object.fromEntries(texts))
  })
  useEffect(() => {
    const watching = watch((typed) => keep(typed as Record<string, unknown>))
    return () => watching.unsubscribe()
  }, [watch])
}

export const FormId = createContext('')

interface ContractFormProps<I extends FieldValues, O extends FieldValues> {
  form: UseFormReturn<I, unknown, O> & { forget?: () => void }
  /** Sends the values; a refusal that it throws is shown under the fields and in the summary. */
  send: (typed: O) => Promise<unknown>
  /** The property of the body that holds these fields ("user"). */
  within?: string
  /** True if a refusal also opens the dialog "Erro!". */
  withDialog?: boolean
  className?: string
  children: ReactNode
}

/** Fields (`FormText` and the like), a summary of errors above them, and a `SubmitButton`. */
export function ContractForm<I extends FieldValues, O extends FieldValues>(props: ContractFormProps<I, O>) {
  const { form, send, within, withDialog, className = 'flex flex-col gap-4', children } = props
  const t = useText()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  useSubmitKey(element)
  useEffect(followPresses, [])
  const [problems, setProblems] = useState<FormProblem[]>([])
  const [told, setTold] = useState<string | null>(null)

  const refuse = (error: unknown) => {
    const refusal = error instanceof CallError ? error : new CallError(0, {})
    const message = refusal.message || t(formTexts.failed)
    const misplaced = putUnderFields(form, refusal, within)
    const found = problemsIn(element.current!, form)
    const isInput = refusal.status === REFUSED_INPUT
    setProblems(found.length && isInput && misplaced.length === 0 ? found : [{ text: message }, ...misplaced, ...found])
    if (withDialog && isInput) setTold(message)
    else if (found.length === 0) complain(error, t, formTexts.failed)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // ignores a second press while the first is being sent
    if (form.formState.isSubmitting) return
    if (element.current!.querySelector('fieldset[aria-busy=true]'))
      return setProblems([{ text: t(formTexts.uploading) }])
    void form.handleSubmit(
      async (typed) => {
        setProblems([])
        await send(typed).then(form.forget, refuse)
      },
      () => setProblems(problemsIn(element.current!, form)),
    )()
  }
  return (
    <FormProvider {...form}>
      <FormId value={id}>
        <form ref={element} method="post" noValidate onSubmit={submit} className={className}>
          <FormSummary
            windowTitle={(title) => t(formTexts.windowTitle, { title })}
            title={t(formTexts.problem)}
            problems={told === null ? problems : []}
          />
          {children}
        </form>
        <MessageDialog
          title={t(formTexts.error)}
          text={told}
          closeLabel={t(formTexts.understood)}
          onClose={() => setTold(null)}
        />
      </FormId>
    </FormProvider>
  )
}

/** Ctrl+Enter and ⌘+Enter send a form, because a text of several lines takes Enter for itself. */
function useSubmitKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const listening = new AbortController()
    const submit = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    }
    form.current?.addEventListener('keydown', submit, { signal: listening.signal })
    return () => listening.abort()
  }, [form])
}

/** Marks the fields that a refusal names; returns the messages that belong to none of them. */
function putUnderFields<I extends FieldValues, O extends FieldValues>(
  form: UseFormReturn<I, unknown, O>,
  refusal: CallError,
  within?: string,
): FormProblem[] {
  return Object.entries(refusal.fields).flatMap(([path, text]) => {
    const name = (within && path.startsWith(`${within}.`) ? path.slice(within.length + 1) : path) as Path<I>
    if (!(name in form.getValues())) return [{ text }]
    form.setError(name, { type: 'server', message: text })
    return []
  })
}

/** Returns the errors in the order of the page, with the labels of their fields; then those that no field shows. */
function problemsIn<I extends FieldValues, O extends FieldValues>(
  element: HTMLFormElement,
  form: UseFormReturn<I, unknown, O>,
): FormProblem[] {
  const told = new Set<string>()
  const seen = [...element.elements].flatMap((field): FormProblem[] => {
    const message = isField(field) && form.getFieldState(field.name as Path<I>).error?.message
    // Radio buttons of one question share its name and its error.
    if (!message || told.has(field.name)) return []
    told.add(field.name)
    const label = CHOICES.has(field.type) ? '' : nameOf(field)
    return [{ field: field.id, text: label ? `${label}: ${message}` : message }]
  })
  return [...seen, ...problemsWithoutField(form.formState.errors, told)]
}

/** Returns the label; a file input has none, so its legend is used. */
const nameOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  (field.type === 'file' ? field.closest('fieldset')?.querySelector('legend') : field.labels?.[0])?.firstChild
    ?.textContent

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

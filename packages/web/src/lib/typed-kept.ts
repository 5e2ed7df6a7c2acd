import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepTyped, keptTyped } from './kept-state.ts'

export interface TypedKept {
  /** Names the form in this tab; null keeps nothing. */
  key: string | null
  /** Never the name of a password, a code that proves who one is, or what stands on a card. */
  names: string[]
  /** Converts the value that a field was read as back into its text. */
  texts?: Record<string, (value: unknown) => string>
}

const nothing: TypedKept = { key: null, names: [] }

/** Keeps what was changed over a reload or another page; returns the function that forgets it once it was sent. */
export function useTypedKept<I extends FieldValues, O extends FieldValues>(
  form: UseFormReturn<I, unknown, O>,
  { key, names, texts }: TypedKept = nothing,
) {
  const { watch, setValue } = form
  // This runs before the fields are drawn, because some look at what stands in others.
  useState(() => {
    const kept = key === null ? {} : keptTyped(key)
    for (const name of names.filter((each) => each in kept))
      setValue(name as Path<I>, kept[name] as PathValue<I, Path<I>>, { shouldDirty: true })
  })
  const { defaultValues = {} } = form.formState
  const keep = useEffectEvent((typed: Record<string, unknown>) => {
    if (key === null) return
    const begun = defaultValues as Record<string, unknown>
    const changed = names.filter((name) => !isSame(typed[name], begun[name]))
    keepTyped(key, Object.fromEntries(changed.map((name) => [name, texts?.[name]?.(typed[name]) ?? typed[name] ?? ''])))
  })
  useEffect(() => {
    const watching = watch((typed) => keep(typed as Record<string, unknown>))
    return () => watching.unsubscribe()
  }, [watch])
  return () => key !== null && keepTyped(key, {})
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keptTyped, keepTyped } from './typed-keeping.ts'

/**
 * Keeps what is typed into fields of text in this tab, so that neither a reload nor another page loses it. Returns the
 * function that forgets it, for when it was sent. Never name a password or a card number here.
 */
export function useTypedKept<I extends FieldValues, O extends FieldValues>(
  { watch, setValue }: UseFormReturn<I, unknown, O>,
  { key, names }: { key: string | null; names: Path<I>[] },
) {
  const fields = useRef(names)
  useEffect(() => {
    if (key === null) return
    const kept = keptTyped(key)
    for (const name of fields.current)
      if (kept[name] !== undefined) setValue(name, kept[name] as PathValue<I, Path<I>>, { shouldDirty: true })
    const watching = watch((typed) => {
      const texts = fields.current.map((name) => [name, (typed as Record<string, unknown>)[name]] as const)
      keepTyped(key, Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== '')))
    })
    return () => watching.unsubscribe()
  }, [key, watch, setValue])
  return () => key !== null && keepTyped(key, {})
}

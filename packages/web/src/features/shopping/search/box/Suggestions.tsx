import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { useNavigate } from 'react-router'
import { type ChoiceGroup, groupsOf, recentGroup } from './choices.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './useSuggestions.ts'

const NONE = -1

/** What the field has to know of the list under it. */
export interface Listed {
  terms: string[]
  isListed: boolean
  busy: boolean
}

/** What a key does while the list is there; nothing for keys that are the field's own. */
export type Press = (key: string) => (() => void) | undefined

interface SuggestionsProps {
  listId: string
  typed: string
  isOpen: boolean
  open: () => void
  close: () => void
  active: number
  setActive: (at: number) => void
  pressInList: RefObject<Press | null>
  onListed: (listed: Listed) => void
}

/** The list under the search field and its keys: arrows copy a term, Enter goes to what is chosen. */
export function Suggestions({ listId, typed, isOpen, open, close, active, setActive, ...field }: SuggestionsProps) {
  const go = useNavigate()
  const { suggestions, busy } = useSuggestions(typed, isOpen)
  const groups = isOpen ? groupsFor(typed, suggestions) : []
  const choices = groups.flatMap((group) => group.choices)
  const isListed = isOpen && (choices.length > 0 || Boolean(suggestions))
  useListed({ terms: choices.map(({ term }) => term), isListed, busy }, field.onListed)

  const choose = (at: number) => {
    const choice = choices[at]!
    rememberSearch(choice.term)
    close()
    void go(choice.path)
  }
  const step = (by: number) => () => {
    open()
    setActive(stepped(active, by, choices.length))
  }
  useImperativeHandle(field.pressInList, () => (key) => {
    if (key === 'Enter' && choices[active]) return () => choose(active)
    if (key === 'Enter' && typed.trim()) rememberSearch(typed.trim())
    return { ArrowDown: step(1), ArrowUp: step(-1) }[key]
  })
  return (
    <SuggestionList
      {...{ listId, groups, active, typed, isListed, choose }}
      corrected={suggestions?.corrected ?? null}
      onForgotten={close}
    />
  )
}

/** Tells the field what is listed, once for every change. */
function useListed({ terms, isListed, busy }: Listed, tell: (listed: Listed) => void) {
  const written = JSON.stringify(terms)
  useEffect(() => tell({ terms: JSON.parse(written) as string[], isListed, busy }), [written, isListed, busy, tell])
}

function groupsFor(typed: string, suggestions: Parameters<typeof groupsOf>[0] | undefined): ChoiceGroup[] {
  if (!typed.trim()) return recentGroup(recentSearches())
  return suggestions ? groupsOf(suggestions) : []
}

/** Round the list and through the field itself. */
const stepped = (at: number, step: number, count: number) =>
  at + step < NONE ? count - 1 : at + step >= count ? NONE : at + step

import { savedSearches } from '@bra/contract/shopping/saved-searches'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useImperativeHandle } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../../../lib/query.ts'
import { useSession } from '../../../../lib/session.ts'
import { useGame, useMixedGames } from '../../../catalogue/catalog/game.ts'
import {
  type Choice,
  type ChoiceGroup,
  groupElsewhere,
  groupsOf,
  type OfGames,
  recentGroup,
  savedGroup,
} from './choices.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './useSuggestions.ts'

export interface Listed {
  terms: string[]
  isListed: boolean
  busy: boolean
}

interface SuggestionsProps {
  listId: string
  typed: string
  isOpen: boolean
  close: () => void
  active: number
  /** Opens the active choice of the list; returns false if none is active. */
  enterInList: RefObject<(() => boolean) | null>
  onListed: (listed: Listed) => void
}

export function Suggestions({ listId, typed, isOpen, close, active, ...field }: SuggestionsProps) {
  const go = useNavigate()
  const { game } = useGame()
  const names = useMixedGames()
  const { suggestions, busy } = useSuggestions(typed, isOpen, game?.slug)
  const saved = useSavedSearches(isOpen && !typed.trim())
  const groups = isOpen ? [...groupsFor(typed, suggestions, { names, game }), ...savedGroup(saved)] : []
  const choices = groups.flatMap((group) => group.choices)
  const isListed = isOpen && (choices.length > 0 || Boolean(suggestions))
  useListed({ terms: choices.map(({ term }) => term), isListed, busy }, field.onListed)

  const choose = (choice: Choice) => {
    if (!choice.isSaved) rememberSearch(choice.term)
    close()
    void go(choice.path)
  }
  useImperativeHandle(field.enterInList, () => () => {
    if (choices[active]) choose(choices[active])
    else if (typed.trim()) rememberSearch(typed.trim())
    return Boolean(choices[active])
  })
  return (
    <SuggestionList
      {...{ listId, groups, active, typed, isListed, choose }}
      corrected={suggestions?.corrected ?? null}
      onForgotten={close}
    />
  )
}

/** The person's saved searches are suggested while nothing is typed. */
function useSavedSearches(isWanted: boolean) {
  const session = useSession()
  const enabled = isWanted && session !== null
  const { data } = useQuery({ ...ask(savedSearches.brief, {}), enabled })
  return enabled ? (data?.searches ?? []) : []
}

function useListed({ terms, isListed, busy }: Listed, tell: (listed: Listed) => void) {
  const written = JSON.stringify(terms)
  useEffect(() => tell({ terms: JSON.parse(written) as string[], isListed, busy }), [written, isListed, busy, tell])
}

function groupsFor(typed: string, suggestions: Parameters<typeof groupsOf>[0] | undefined, of: OfGames): ChoiceGroup[] {
  if (!typed.trim()) return recentGroup(recentSearches(), of)
  return suggestions ? [...groupsOf(suggestions, of), ...groupElsewhere(typed.trim(), of)] : []
}

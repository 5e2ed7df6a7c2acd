import type { SuggestionToJudge } from '@bra/contract/catalogue/suggestions.schemas'

export interface JudgeProps {
  suggestion: SuggestionToJudge
  onClose: () => void
}
